import { expect, test } from 'vitest'
import { dialog } from '../pages/applying'
import { card, chooseInRow, openDashboard, savedTitles, showDashboard } from '../pages/dashboard'
import { handOver } from '../pages/hand-over'
import { openForm } from '../pages/profile-dialogs'
import { allow, demo } from '../pages/support'
import { formActs, tabsOf, type Tab, type WalkedForm } from './form'
import { MINUTES, oneOf, randomFrom, walk, type Act, type Random } from './walk'

const TITLE = 'Personal Information'
const ACTIONS = /^Actions for /
const OTHER = 'You are signed in as someone else now.'

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

/** How often the computer is given to somebody else, of the times that it could be. */
const HANDED = 0.1

/** Somebody else signs in beside an open form, and leaves again: nothing of it is sent for them. */
function otherActs(random: Random, tabs: Tab[]): Record<string, Act> {
  return {
    async 'gives the computer away'(say) {
      if (random() > HANDED) return
      const stays = oneOf(random, tabs)
      const taken = tabs.find(tab => tab !== stays)!
      const text = `Not of Jonas ${random()}`
      say(`${taken.name} to Jonas`)
      await personal.leave(stays.page)
      await personal.show(stays.page)
      await personal.input(stays.page, 'About me').fill(text)
      // before anything else a form wants to know what to keep
      const questions = dialog(stays.page, TITLE).getByRole('button', { name: /^Keep mine: / })
      while (await questions.count()) await questions.first().click()
      await handOver(taken.page, 'newcomer')
      const before = await personal.stored(taken.page)
      await stays.page.getByText(OTHER).first().waitFor()
      await personal.save(stays.page).click()
      await dialog(stays.page, TITLE).locator('.summary').getByText(OTHER).waitFor()
      expect(await personal.input(stays.page, 'About me').inputValue()).toBe(text)
      expect(await personal.stored(taken.page)).toEqual(before)
      await handOver(taken.page, 'user')
      // signing out has cleared what was kept on this device
      for (const { page, typed, shown } of tabs) {
        await personal.leave(page)
        for (const words of [typed, shown]) words.clear()
      }
    },
  }
}

test(
  'R53 R91 Q106 Q107 two tabs of a seeker lose no word, and none goes to who signs in beside them',
  async () => {
    const random = randomFrom()
    const page = await openDashboard()
    // a save that was overtaken
    allow(page, /40[19]|412/, /^console: \[ndt\]/)
    const tabs = await tabsOf(page)
    await walk(random, {
      ...formActs(random, tabs, personal),
      ...savedActs(random, tabs),
      ...otherActs(random, tabs),
    })
  },
  (MINUTES + 5) * 60_000,
)
