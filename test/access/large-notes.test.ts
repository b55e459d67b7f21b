import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openDashboard, showDashboard } from '../pages/dashboard'
import { openForm } from '../pages/profile-dialogs'
import { allow, shot } from '../pages/support'

const PERSONAL = 'Personal Information'
const sizes = [320, 375].flatMap(width => [100, 200].map(percent => [width, percent] as const))

/** What a visitor has who sets the browser's text to another size. */
const enlarge = (page: Page, percent: number) =>
  page.evaluate(percent => {
    globalThis.document.documentElement.style.fontSize = `${percent}%`
  }, percent)

/** How many letters of its size a note's words have room for beside each other, and whether all of it is inside. */
const roomOf = (note: Locator) =>
  note.evaluate(note => {
    const text = note.querySelector('.notice__text')!
    const { left, right } = note.getBoundingClientRect()
    const isWhole = [...note.children].every(each => {
      const box = each.getBoundingClientRect()
      return box.left >= left && box.right <= right && each.scrollWidth <= each.clientWidth + 1
    })
    const em = text.getBoundingClientRect().width / parseFloat(getComputedStyle(text).fontSize)
    return { em: Math.round(10 * em) / 10, isWhole }
  })

test.each(sizes)(
  'at %i px with text of %i percent a note’s words have room beside its button, or above it',
  async (width, percent) => {
    const page = await openDashboard({ width })
    allow(page, /401/, /419/, /<ndt-personal-info> save:/)
    const form = await openForm(page, PERSONAL)
    await form.getByLabel('City (Optional)').fill('Oban')
    await showDashboard(page)
    await openForm(page, PERSONAL)
    await enlarge(page, percent)
    const draft = form.locator('.notice', { hasText: 'Start over' })
    const rooms = [await roomOf(draft)]
    await draft.scrollIntoViewIfNeeded()
    await shot(page, `notes/draft-${width}-${percent}`)

    await page.context().clearCookies()
    await form.getByRole('button', { name: 'Save' }).click()
    const ended = form.locator('.notice', { hasText: 'Your session has ended.' })
    await ended.waitFor()
    rooms.push(await roomOf(ended))
    await ended.scrollIntoViewIfNeeded()
    await shot(page, `notes/ended-${width}-${percent}`)
    for (const { em, isWhole } of rooms) {
      expect(em).toBeGreaterThanOrEqual(7)
      expect(isWhole).toBe(true)
    }
  },
)
