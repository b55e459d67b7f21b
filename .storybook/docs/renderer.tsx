import { createRoot, type Root } from 'react-dom/client'
import type { DocsContextProps, Parameters } from 'storybook/internal/types'
import { AutoPage } from './auto-page'
import { DocsPage } from './docs-page'
import './docs.css'
import './states.css'

const roots = new Map<HTMLElement, Root>()

/**
 * Draws the pages of docs, in the place of Storybook's own renderer.
 *
 * That one brings a megabyte of blocks along, none of which these pages show.
 */
export const docsRenderer = {
  async render(
    context: DocsContextProps,
    { page: Page = AutoPage }: Parameters,
    element: HTMLElement,
  ) {
    const root = roots.get(element) ?? createRoot(element)
    roots.set(element, root)
    root.render(
      <DocsPage key={location.href} context={context}>
        <Page />
      </DocsPage>,
    )
  },

  unmount(element: HTMLElement): void {
    roots.get(element)?.unmount()
    roots.delete(element)
  },
}
