import { addons } from 'storybook/manager-api'
import { create, getPreferredColorScheme } from 'storybook/theming'
import { wordsOf } from './words'

addons.setConfig({
  theme: create({
    base: getPreferredColorScheme(),
    brandTitle: 'NDT Widgets',
    brandTarget: '_self',
  }),
  // pages of prose, tables and whole pages have nothing to control
  layoutCustomisations: {
    showPanel: ({ storyId = '' }, isShown) =>
      !/^(introduction|foundations|pages)-/.test(storyId) && isShown,
  },
  // files are named after tags; people read words
  sidebar: { renderLabel: ({ name }) => wordsOf(name) },
})
