import { defineConfig } from 'vitest/config'
import { folderInBrowser } from './test/pages/in-browser.mjs'

/** The pages in other themes, densities and directions, on paper, with what is long, and the room that they keep. */
export default defineConfig({ test: folderInBrowser('looks') })
