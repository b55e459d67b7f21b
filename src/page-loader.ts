/** The page's loader; absent where the widgets are imported without it. A symbol, as an element's id can be any word. */
export const pageLoader = () =>
  (globalThis as { [name: symbol]: Loader | undefined })[Symbol.for('ndt-widgets')]
