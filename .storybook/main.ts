import { readFileSync } from 'node:fs'
import type { StorybookConfig } from '@storybook/web-components-vite'
import { mergeConfig, type Rolldown } from 'vite'
import { patches, patchLibraries } from '../build/patch-libraries.mjs'
import { definitions } from './plugins/definitions.mjs'
import { groupStories } from './plugins/group-stories.mjs'
import { pageSheet } from './plugins/page-sheet.mjs'
import { preactSpecifiers, reactPackages } from './plugins/preact-specifiers.mjs'
import { styleTexts } from './plugins/style-texts.mjs'
import { tokenDefaults } from './plugins/token-defaults.mjs'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

/** Stories show the tags as a page would have them: on Preact, with the shipped styles, offline. */
const config: StorybookConfig = {
  framework: '@storybook/web-components-vite',
  stories: [
    {
      directory: '../stories/introduction',
      files: '*.@(mdx|stories.tsx)',
      titlePrefix: 'Introduction',
    },
    { directory: '../stories/pages', files: '*.stories.tsx', titlePrefix: 'Pages' },
    // each in the group that its tag names
    { directory: '../stories', files: '*.stories.tsx' },
    { directory: '../stories/parts', files: '*.stories.tsx', titlePrefix: 'Parts' },
    { directory: '../stories/foundations', files: '*.stories.tsx', titlePrefix: 'Foundations' },
  ],
  experimental_indexers: groupStories,
  // where the built-in guides look for their pictures
  staticDirs: [{ from: '../src/guides/art', to: 'guides' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    backgrounds: false,
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
  },
  viteFinal(vite) {
    vite.plugins = [
      styleTexts(),
      pageSheet(),
      definitions(),
      tokenDefaults(),
      patchLibraries(),
      preactSpecifiers(),
      vite.plugins,
    ]
    // each story has a page of its own: what every page needs comes as one file, not as fifty
    const output: Rolldown.OutputOptions = {
      codeSplitting: { groups: [{ name: 'initial', tags: ['$initial'] }] },
    }
    // for an older target each light-dark() would become what no page of ours defines, and all be without colours
    vite.build = mergeConfig(
      { ...vite.build },
      { cssTarget: 'esnext', rolldownOptions: { output } },
    )
    vite.define = { ...vite.define, __VERSION__: JSON.stringify(version) }
    vite.optimizeDeps = {
      ...vite.optimizeDeps,
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        ...['preact', 'preact/hooks', 'preact/compat'],
        ...['downshift > prop-types', 'downshift > react-is'],
      ],
      // these are rewritten, which a bundle made ahead would escape
      exclude: [
        ...(vite.optimizeDeps?.exclude ?? []),
        ...reactPackages,
        ...patches.map(({ name }) => name),
      ],
    }
    return vite
  },
}
export default config
