/** The package's version, put in by the build. */
declare const __VERSION__: string

declare module '*.css' {
  /** The style sheet's text, minified by the build. */
  const css: string
  export default css
}

declare module 'virtual:styles' {
  /** The sheet of all widgets' styles, as the chunks are named. */
  export const styles: string
}

declare module 'virtual:chunks' {
  /** Tag without `ndt-` -> its chunk's file in `c/`, with a content hash and without its ending. */
  export const chunks: Record<string, string>
  /** The chunk that every widget shares. */
  export const runtime: string
}

/** What the page's one loader offers to the widgets, and to a second loader that finds it there. */
interface Loader {
  version: string
  /** Loads the tags inside a document or shadow root, now and as they appear. */
  watch(root: ParentNode & Node): void
  /** The styles of all widgets, where they are not in the scripts. */
  styles?: () => Promise<string>
}

/** The page's loader; absent where the widgets are imported without it. */
declare var ndtWidgets: Loader | undefined
