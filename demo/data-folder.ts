import { fileURLToPath } from 'node:url'

/** Where the embedded database and uploads lie when nothing else is said; git ignores the default. */
export const dataFolder =
  process.env['DATA_FOLDER'] ?? fileURLToPath(new URL('./.data', import.meta.url))
