import { pageLoader } from '../page-loader'

const sheets = new Map<string, CSSStyleSheet>()

/** The one constructed sheet of a style's text: a strict CSP allows it, and instances share it. */
export function sheetOf(css: string): CSSStyleSheet {
  let sheet = sheets.get(css)
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    sheets.set(css, sheet)
  }
  return sheet
}

/**
 * The pages' build leaves the texts empty and ships them as one file beside the scripts, which
 * the loader fetches: then all share one sheet, and nothing shows before it is here.
 */
export const stylesReady = pageLoader()
  ?.styles?.()
  .then(css => void sheetOf('').replaceSync(css))
