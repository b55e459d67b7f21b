import { expect, test } from 'vitest'
import { openInspected, panelOf, type Broken } from './inspector-site'
import { allow } from '../pages/support'

/** What is said of a mistake, and what mends it. */
type Said = [what: RegExp, mend: RegExp]

/** A page with mistakes; on one page those that do not hide each other. */
export type Mistakes = [title: string, broken: Broken, said: Said[]]

/** The page's settings, as text. */
export const settings = (text: string) =>
  `<script type="application/json" data-ndt-config>${text}</script>`

/** A saved panel with something inside. */
export const panel = (inside: string) =>
  `<ndt-saved-panel>${inside}<a href="/">Jobs</a></ndt-saved-panel>`

/** First data of a tag, as text. */
export const data = (text: string) => `<script type="application/json">${text}</script>`

/** Tests that the inspector names each, says what mends it, and leads to a page of the docs that there is. */
export function named(pages: Mistakes[]): void {
  test.each(pages)('the inspector names %s, and says what mends it', async (_, broken, said) => {
    const page = await openInspected(broken)
    allow(page, /./)
    const findings = panelOf(page).getByRole('listitem')
    for (const [what, mend] of said) {
      const finding = findings.filter({ hasText: what })
      await finding.waitFor()
      expect(await finding.textContent()).toMatch(mend)
      const { href } = await finding
        .getByRole('link')
        .evaluate(({ href }: HTMLAnchorElement) => ({ href }))
      expect(await documented(href), href).toBe(true)
    }
  })
}

/** Whether a page of the docs is there, and has the heading. */
async function documented(href: string): Promise<boolean> {
  const answer = await fetch(href)
  const { hash } = new URL(href)
  return answer.ok && (!hash || (await answer.text()).includes(`id="${hash.slice(1)}"`))
}
