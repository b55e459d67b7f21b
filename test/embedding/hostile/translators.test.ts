import { expect, test } from 'vitest'
import { dialog } from '../../pages/applying'
import { card } from '../../pages/dashboard'
import { openHost } from './host'

/** What Google Translate does in Chrome: each text of the page, now and later, comes to stand in two `<font>`s. */
const TRANSLATE = `
function wrap(root) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts = []
  while (walker.nextNode()) texts.push(walker.currentNode)
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement.closest('font, script, style')) continue
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    text.replaceWith(outer)
    outer.append(inner)
    inner.append(text.data.toUpperCase())
  }
}
wrap(document.body)
new MutationObserver(() => wrap(document.body)).observe(document.body, { childList: true, characterData: true, subtree: true })
`

test('a page that a browser translates keeps its fallbacks, first data, buttons and dialogs', async () => {
  const page = await openHost({
    body: `<ndt-saved-panel kind="courses">Your courses
        <script type="application/json">{"data": []}</script></ndt-saved-panel>
      <ndt-personal-info><a slot="trigger" href="/profile">Edit me</a></ndt-personal-info>
      <script src="/host/translate.js"></script>`,
    files: { 'translate.js': TRANSLATE },
  })
  await card(page, 'Saved').getByText('No Bookmarked or Registered Courses found').waitFor()
  expect(await page.getByText('YOUR COURSES').isHidden()).toBe(true)
  await page.locator('ndt-personal-info:defined').waitFor({ state: 'attached' })
  await page.getByText('EDIT ME').click()
  const form = dialog(page, 'Personal Information')
  await form.getByLabel('First name (Mandatory)', { exact: true }).fill('Amara')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Personal Information Updated').first().waitFor()
  await form.waitFor({ state: 'hidden' })
})
