/** A drawing of a link that opens elsewhere. */
export const outside =
  'M11.5 3.5h5v5M16.5 3.5l-7 7M14.5 11.5v3.75c0 .7-.55 1.25-1.25 1.25h-8.5c-.7 0-1.25-.55-1.25-1.25v-8.5c0-.7.55-1.25 1.25-1.25H8.5'
