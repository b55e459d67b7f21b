import { defineConfig } from 'vitest/config'
import { cssText } from './build/css-text.mjs'
import { preact } from './build/preact.mjs'
import { safeHtml } from './build/safe-html.mjs'

/** Unit tests run on Preact, as shipped; tests of pages run in a browser against the demo. */
export default defineConfig({
  resolve: { alias: preact, dedupe: ['preact'] },
  define: { __VERSION__: JSON.stringify('0.0.0-test') },
  plugins: [cssText(), safeHtml()],
  test: {
    environment: 'happy-dom',
    include: ['test/**/*.test.{ts,tsx}'],
    exclude: ['test/engines/**', 'test/pages/**', 'test/stories/**'],
    setupFiles: ['test/setup.ts'],
    server: {
      deps: {
        inline: [
          /@r2wc/,
          /@nanostores\/react/,
          /downshift/,
          /flatpickr/,
          /quill/,
          /react-image-crop/,
        ],
      },
    },
    // A database in process and real password hashes take their time on a busy machine.
    testTimeout: 20_000,
    restoreMocks: true,
    css: false,
  },
})
