import { expect, test } from 'vitest'
import { dialog } from '../pages/applying'
import { card, chooseInRow, openDashboard, savedTitles, showDashboard } from '../pages/dashboard'
import { openForm } from '../pages/profile-dialogs'
import { allow, demo } from '../pages/support'
import { formActs, twoTabs, type Tab, type WalkedForm } from './form'
import { MINUTES, oneOf, randomFrom, walk, type Act, type Random } from './walk'

const TITLE = 'Personal Information'
const ACTIONS = /^Actions for /

const personal: WalkedForm = {
  labels: ['City', 'About me'],
  isShown: page => dialog(page, TITLE).isVisible(),
  async show(page) {
    if (new URL(page.url()).pathname !== '/creator') await showDashboard(page)
    await openForm(page, TITLE)
  },
  async leave(page) {
    await page.goto(demo('/ndt-jobs'))
  },
  input: (page, label) => dialog(page, TITLE).getByLabel(`${label} (Optional)`, { exact: true }),
  save: page => dialog(page, TITLE).getByRole('button', { name: 'Save', exact: true }),
  async stored(page) {
    const answer = await page.request.get(demo('/api/v2/user/get-profile-details'))
    const { city, about_me } = (await answer.json()).data
    return { City: city, 'About me': about_me }
  },
}

/** Jobs go and come back, in whatever tab. */
function savedActs(random: Random, tabs: Tab[]): Record<string, Act> {
  return {
    async 'removes and takes back'(say) {
      const { page } = oneOf(random, tabs)
      await showDashboard(page)
      const names = await card(page, 'Saved')
        .getByRole('button', { name: ACTIONS })
        .allTextContents()
      const title = oneOf(random, names).replace(ACTIONS, '')
      say(title)
      await chooseInRow(page, title, 'Remove')
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect.poll(() => savedTitles(page)).toContain(title)
    },
  }
}

test(
  'R53 R91 Q106 two tabs of a seeker lose no word, however they are used',
  async () => {
    const random = randomFrom()
    const page = await openDashboard()
    // a save that was overtaken
    allow(page, /412/, /^console: \[ndt\]/)
    const tabs = await twoTabs(page)
    await walk(random, {
      ...formActs(random, tabs, personal),
      ...savedActs(random, tabs),
    })
  },
  (MINUTES + 5) * 60_000,
)
