/** The package's version, put in by the build. */
declare const __VERSION__: string
/** The folder of all files but the loader, its name the hash of this release. */
declare const __FOLDER__: string
/** The tags that a server draws into the page itself, as `dist/guides.css` styles them. */
declare const __LIGHT_TAGS__: string[]
/** Tag -> the file that holds it, where that is not named after the tag. */
declare const __GROUPS__: Record<string, string>

declare module '*.css' {
  /** The style sheet's text, minified by the build. */
  const css: string
  export default css
}

/** What the page's one loader offers to the widgets, and to a second loader that finds it there. */
interface Loader {
  version: string
  /** Loads the tags inside a document or shadow root, now and as they appear. */
  watch(root: ParentNode & Node): void
  /** The styles of all widgets, where they are not in the scripts. */
  styles?: () => Promise<string>
}

/** What the built chunks import the parts by that load when first needed. */
declare var ndtBring: (path: string, importer: string) => Promise<unknown>
