import { defineConfig } from 'vitest/config'
import { folderInBrowser } from './test/pages/in-browser.mjs'

/** The pages in trouble: another tab or account, an ended session, odd answers, a lost network. */
export default defineConfig({ test: folderInBrowser('trouble') })
