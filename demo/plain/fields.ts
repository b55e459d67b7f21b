/** An entry that a field offers. */
export interface Choice {
  value: string
  label: string
}

/** A file that is stored; by its key it can be dropped. */
export interface StoredFile {
  key: string
  url: string
  name: string
}

interface Named {
  /** As the call has it, which is also what its refusals name. */
  name: string
  label: string
  hint?: string
  required?: true
  /** The call's fields that this one fills in its place; the first that is refused is told of. */
  fills?: string[]
}

/** The kinds of field that hold a text. */
export type TextKind = 'text' | 'email' | 'url' | 'tel' | 'date' | 'area' | 'rich'

/** A field of a form, as `demo/pages/company-area/plain-field.eta` draws it. */
export type Field = Named &
  (
    | { kind: TextKind }
    | { kind: 'select'; groups: { label?: string; choices: Choice[] }[] }
    /** `another` is the label of a text for one that is not among the choices. */
    | { kind: 'checks'; choices: Choice[]; another?: string }
    | { kind: 'file' | 'files'; accept: string; stored: StoredFile[] }
    | { kind: 'features' }
  )

/** A specification of a product. */
export interface Feature {
  feature_value: string
  feature_description: string
}

/** What the fields hold, by their names. */
export type Values = Record<string, string | string[] | Feature[]>

/** Rows as choices. */
export const choicesOf = (rows: { id: number; name: string }[]): Choice[] =>
  rows.map(({ id, name }) => ({ value: String(id), label: name }))

/** The numbers of rows, as fields hold them. */
export const idsOf = (rows: { id: number }[]): string[] => rows.map(({ id }) => String(id))

/** A field's file that is there, if it is; another in its place has another key. */
export const storedFile = (field: string, url: string | null | undefined): StoredFile[] =>
  url ? [{ key: `${field} ${url}`, url, name: decodeURIComponent(url.split('/').pop()!) }] : []

/** What pictures may be, for a browser's file dialog. */
export const PICTURES = '.png,.jpeg,.jpg'
