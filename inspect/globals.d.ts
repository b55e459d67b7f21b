/** What the build knows of tags and texts, put in by it: inspect/known.ts has its shape. */
declare const __KNOWN__: unknown
/** Whether the page's own bundler brings this, as `ndt-widgets/inspect`, and not `dist/inspect.js`. */
declare const __BUNDLED__: boolean
