/** One thing that a call does not do as the contract has it, or with `note` one that is worth knowing. */
export interface Finding {
  kind: 'fault' | 'note'
  /** Where in the answer: `data.3.is_applied`. */
  place?: string
  message: string
  /** What mends it. */
  hint?: string
}

/** What the check of one call came to; `skipped`: with nothing to ask for, or for another account. */
export interface Result {
  call: string
  /** Method and path as the contract has them. */
  request: string
  state: 'fits' | 'faulty' | 'skipped' | 'unmade'
  /** Milliseconds until the first answer; 0 when none came. */
  ms: number
  findings: Finding[]
}

/** Collects what is found of a call, each thing once. */
export class Findings {
  readonly all: Finding[] = []

  fault(message: string, hint?: string, place?: string): void {
    this.add({ kind: 'fault', message, ...(place && { place }), ...(hint && { hint }) })
  }

  note(message: string, hint?: string): void {
    this.add({ kind: 'note', message, ...(hint && { hint }) })
  }

  add(finding: Finding): void {
    const isKnown = this.all.some(
      ({ place, message }) => place === finding.place && message === finding.message,
    )
    if (!isKnown) this.all.push(finding)
  }

  get isFaulty(): boolean {
    return this.all.some(({ kind }) => kind === 'fault')
  }
}
