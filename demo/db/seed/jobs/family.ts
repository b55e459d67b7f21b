/** A job as the seed tells it. */
export interface JobSeed {
  title: string
  /** The company's name. */
  company: string
  /** The place, then the country's code. */
  at: string
  contract: string
  salary: string
  /** The two sentences or so that open the page. */
  about: string
  /** The certificate asked for; it comes first among the requirements. */
  certificate?: string
  skills: string[]
  /** How many days ago it was posted; chosen from the title if not given. */
  posted?: number
  /** How many days after posting it closes. */
  open?: number
  /** In place of a choice from the family's. */
  duties?: string[]
  /** In place of a choice from the family's; the certificate still comes first. */
  requirements?: string[]
}

/** Jobs of one kind: each takes three of the duties, and of the requirements as many as make three with its certificate. */
export interface JobFamily {
  duties: string[]
  requirements: string[]
  jobs: JobSeed[]
}
