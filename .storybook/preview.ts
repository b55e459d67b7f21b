import type { Preview } from '@storybook/web-components-vite'
import './loader'
import 'virtual:ndt.css'
import './widgets'
import { windows } from '../stories/studio/stage'
import { forgetKept } from '../stories/support/kept'
import { quiet, startServer } from '../stories/support/server'
import { logActions } from './actions'
import { argTypesOf } from './arg-types'
import { missingErrors, unexpectedErrors, watchConsole } from './console'
import { frameWidth } from './frame-width'
import { mount } from './mount'
import './preview.css'
import { dressPage, globalTypes, initialGlobals } from './toolbar'

startServer()
watchConsole()
logActions()

/** A page of docs brings what draws it while Storybook starts, and not only after. */
const docs = () => import('./docs/renderer')
if (/viewMode=docs/.test(location.search)) void docs()

/** Milliseconds without a call after which a story counts as shown. */
const QUIET = 100
let isUsed = false

/** What a story says of the console: what it shows, wherever the story is seen or in this room. */
interface Expecting {
  expectedErrors?: string[] | (() => string[])
}

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  parameters: {
    layout: 'padded',
    options: {
      storySort: {
        order: [
          'Introduction',
          ['for-designers', 'for-embedders', 'theme-studio'],
          'Pages',
          'Job seeker',
          'Company',
          'Guides',
          'Parts',
          'Foundations',
          ['colour', 'type', 'space', 'radius', 'motion', 'icons', 'words'],
        ],
      },
    },
    controls: { expanded: true },
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    },
    docs: {
      extractArgTypes: argTypesOf,
      renderer: async () => (await docs()).docsRenderer,
    },
    viewport: {
      options: {
        wide: { name: 'Wide', styles: { width: `${windows.Desktop}px`, height: '900px' } },
        tablet: { name: 'Tablet', styles: { width: `${windows.Tablet}px`, height: '1000px' } },
        phone: { name: 'Phone', styles: { width: `${windows.Phone}px`, height: '812px' } },
      },
    },
  },
  render: mount,

  /** Every story gets a page of its own: what the widgets share would reach the next one. */
  async beforeEach({ canvasElement, globals, parameters }) {
    if (isUsed) {
      location.reload()
      await new Promise(() => {})
    }
    // a frame that is left has no end: nothing else takes back what its story kept
    forgetKept()
    dressPage(globals)
    canvasElement.style.maxWidth = parameters['column'] ? `${parameters['column']}px` : ''
    await frameWidth(globals, parameters)
    return () => {
      isUsed = true
    }
  },

  /** A story also fails by what the console says unasked, or does not say; axe runs after this. */
  async afterEach({ parameters, reporting }) {
    const { expectedErrors = [] } = parameters as Expecting
    const expected = typeof expectedErrors === 'function' ? expectedErrors() : expectedErrors
    const missing = await missingErrors(expected)
    await quiet(QUIET)
    const unexpected = unexpectedErrors(expected)
    const status = missing.length || unexpected.length ? 'failed' : 'passed'
    reporting.addReport({ type: 'console', status, result: { missing, unexpected } })
  },
}
export default preview
