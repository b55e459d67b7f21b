import { expect, test } from 'vitest'
import { evaluate, go, signIn, useWindow } from './window'

useWindow()

/** Each page that embeds tags, by who sees it, with its own tags. */
const PAGES = {
  nobody: {
    '/': ['ndt-site-header'],
    '/ndt-jobs': ['ndt-site-header'],
    '/ndt-guides': ['ndt-guide-list'],
    '/ndt-guides/ultrasonic-testing-buyers-guide': ['ndt-guide-page'],
  },
  user: {
    '/creator': [
      'ndt-site-header',
      'ndt-profile-card',
      'ndt-professional-card',
      'ndt-saved-panel',
      'ndt-viewed-companies',
      'ndt-job-profile-card',
    ],
    '/ndt-jobs/ndt-level-iii-ultrasonics-meridian-weld-laboratories': ['ndt-site-header'],
  },
  company: {
    '/company/profile': ['ndt-company-nav', 'ndt-company-profile'],
    '/company/products': ['ndt-company-nav', 'ndt-product-table'],
    '/company/products/add': ['ndt-product-form'],
    '/company/products/edit/tofd-probe-pair-5-mhz-6-mm-element': ['ndt-product-form'],
    '/company/services': ['ndt-service-table'],
    '/company/services/add': ['ndt-service-form'],
  },
} as const

test.each(Object.entries(PAGES))(
  'R4 %s finds each page’s tags with their content',
  async (visitor, pages) => {
    if (visitor !== 'nobody') await signIn(visitor as 'user' | 'company')
    for (const [path, tags] of Object.entries(pages)) {
      await go(path)
      for (const tag of tags as readonly string[]) {
        const words = await evaluate(tag => {
          const shown = inPage.shown(tag)[0]?.shadowRoot?.querySelector('.ndt:not([hidden])')
          return shown?.textContent ?? ''
        }, tag)
        expect(words.length, `${tag} on ${path}`).toBeGreaterThan(3)
      }
      const wide = await evaluate(
        () => document.documentElement.scrollWidth - innerWidth,
        undefined,
      )
      expect(wide, path).toBeLessThanOrEqual(0)
    }
  },
)
