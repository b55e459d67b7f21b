import { expect, test } from 'vitest'
import { openDashboard } from '../pages/dashboard'
import { openForm } from '../pages/profile-dialogs'
import { settle } from '../pages/support'
import { whileFailing } from '../pages/toasts'

/** Runs in a page: scrolls a dialog, and waits until that was heard of. */
async function scroll(body: Element, top: number): Promise<void> {
  body.scrollTo({ top, behavior: 'instant' })
  await new Promise(resume => requestAnimationFrame(() => setTimeout(resume)))
}

/** Runs in a page: the names of what can be pressed in the dialog, and lies under the toast. */
function covered(card: Element, dialog: Element): string[] {
  const toast = card.getBoundingClientRect()
  const body = dialog.querySelector('.dialog__body')!
  const view = body.getBoundingClientRect()
  return [...dialog.querySelectorAll('a, button, [type=file]')].flatMap(control => {
    const box = control.getBoundingClientRect()
    const isIn = body.contains(control)
    const top = isIn ? Math.max(box.top, view.top) : box.top
    const bottom = isIn ? Math.min(box.bottom, view.bottom) : box.bottom
    const isAside = box.right <= toast.left || box.left >= toast.right
    const isClear = !box.width || top >= bottom || bottom <= toast.top || top >= toast.bottom
    return isAside || isClear ? [] : (control.ariaLabel ?? control.textContent)
  })
}

const FIELDS = {
  'Personal Information': 'About me (Optional)',
  'Job Information': 'Cover letter (Optional)',
}

test.each(
  [
    { width: 375, height: 700, touch: true },
    { width: 375, height: 560, touch: true },
    { width: 740, height: 400 },
  ].flatMap(size =>
    (['Personal Information', 'Job Information'] as const).map(title => ({ ...size, title })),
  ),
)(
  'at $width x $height a toast lies over no button of the dialog $title, however far that is scrolled',
  async ({ title, ...size }) => {
    const page = await openDashboard(size)
    const form = await openForm(page, title)
    await form.getByLabel(FIELDS[title]).fill('Level II.')
    const toast = page.locator('.notyf__toast')
    await whileFailing(page, /update/, async () => {
      await form.getByRole('button', { name: 'Save', exact: true }).click()
      await toast.waitFor()
    })
    // its time waits for the pointer
    await toast.dispatchEvent('pointerenter')
    await settle(page)
    const dialog = await form.elementHandle()
    for (let top = 0; top < 1000; top += 50) {
      await form.locator('.dialog__body').evaluate(scroll, top)
      expect(await toast.evaluate(covered, dialog!), `scrolled by ${top}`).toEqual([])
    }
  },
)
