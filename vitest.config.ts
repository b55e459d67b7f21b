import { defineConfig } from 'vitest/config'
import { cssText } from './build/css-text.mjs'
import { patches, patchLibraries } from './build/patch-libraries.mjs'
import { preact } from './build/preact.mjs'

const node = [
  'test/{boundaries,definitions,docs,drawings,editor-data,examples,exports,tag-pages}.test.ts',
  'test/{build,contract,pictures}/**/*.test.ts',
]
const alone = [
  // a page opens one channel
  'test/kernel/channel.test.ts',
  // and hears of accounts from its first on
  'test/kernel/account-head.test.ts',
  'test/form/refused-{late,meanwhile}.test.tsx',
  'test/table/keys-lost.test.tsx',
  'test/ui/combobox-{loading,lost}.test.tsx',
  'test/ui/cropper*.test.tsx',
  'test/ui/said.test.tsx',
  'test/ui/rich-text-lost.test.tsx',
  'test/widgets/avatar-editor*.test.tsx',
  'test/widgets/company-profile-crop.test.tsx',
  'test/widgets/dashboard.test.tsx',
  'test/widgets/guide-page.test.tsx',
  'test/widgets/guide-page-source.test.tsx',
  'test/widgets/lost-chunks.test.tsx',
  'test/widgets/odd-answers.test.tsx',
  'test/widgets/product-form-{again,choices,late}.test.tsx',
  'test/widgets/translated.test.tsx',
]
const apart = [
  'test/{access,demo,embedding,engines,faults,hosts,looks,pages,parts,server,site,stories,trouble,walk}/**',
]

/** A store lets go of its read a second after its last reader left; `test/setup.ts` does not wait for it. */
const letGo = {
  name: 'let-go',
  transform: (code: string, id: string) =>
    id.endsWith('/nanostores/lifecycle/index.js')
      ? code.replace('setTimeout(', 'globalThis.letGo(')
      : undefined,
}

/** Unit tests run on Preact, as shipped; tests of pages run in a browser against the demo. */
export default defineConfig({
  // the files of libraries that the build ships
  resolve: { alias: preact, dedupe: ['preact'], mainFields: ['browser', 'module', 'main'] },
  define: { __VERSION__: JSON.stringify('0.0.0-test') },
  plugins: [cssText(), patchLibraries(), letGo],
  test: {
    setupFiles: ['test/setup.ts'],
    server: {
      deps: {
        inline: ['nanostores', ...patches.map(({ name }) => name)],
      },
    },
    // A page of many parts takes its time on a busy machine.
    testTimeout: 20_000,
    restoreMocks: true,
    css: false,
    // Files share a process with its modules, and a page; each leaves them as it found them.
    isolate: false,
    // One more than the cores of a small machine: a file waits for its timers, and a build for its children.
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        test: {
          name: 'page',
          environment: 'happy-dom',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: [...node, ...alone, ...apart],
        },
      },
      {
        extends: true,
        // These put modules or tags in the place of real ones, or ask what no other may have read.
        test: { name: 'alone', environment: 'happy-dom', include: alone, isolate: true },
      },
      {
        extends: true,
        test: { name: 'node', include: node },
      },
    ],
  },
})
