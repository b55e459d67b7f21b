/** What the build knows of tags and texts, put in by it: inspect/known.ts has its shape. */
declare const __KNOWN__: unknown
