/** A file that is shown in a row. */
export interface ShownFile {
  name: string
  note: string | undefined
  /** Where it can be looked at. */
  url: string | undefined
  /** The same, for a picture. */
  picture: string | undefined
  /** Browsers do not show such files: they keep them under their name. */
  download: string | undefined
}
