import type { Page } from 'playwright-core'

/** Gives the page a density, as a theme does. */
export const space = (page: Page, density: number): Promise<void> =>
  page.evaluate(
    density => globalThis.document.documentElement.style.setProperty('--ndt-density', density),
    String(density),
  )
