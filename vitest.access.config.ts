import { defineConfig } from 'vitest/config'
import { folderInBrowser } from './test/pages/in-browser.mjs'

/** The pages by keyboard, by touch and by ear, in large text, narrow, and in forced colours. */
export default defineConfig({ test: folderInBrowser('access') })
