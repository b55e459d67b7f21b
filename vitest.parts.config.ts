import { defineConfig } from 'vitest/config'
import { folderInBrowser } from './test/pages/in-browser.mjs'

/** The parts that screens share, in a browser. */
export default defineConfig({ test: folderInBrowser('parts') })
