import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { oneOf, type Act, type Random, type Say } from './walk'

/** A form that is walked through in several tabs at once. */
export interface WalkedForm {
  /** Labels of its fields that are written in, without what they say in brackets. */
  labels: string[]
  isShown(page: Page): Promise<boolean>
  /** Leads the tab to it, and waits for its fields. */
  show(page: Page): Promise<void>
  /** Leads the tab away from it, as whoever looks for something else does. */
  leave(page: Page): Promise<void>
  input(page: Page, label: string): Locator
  save(page: Page): Locator
  /** What the portal has, by label. */
  stored(page: Page): Promise<Record<string, string>>
}

/** A tab at work in a form. */
export interface Tab {
  name: string
  page: Page
  /** What was typed in it and nobody saved, by label: it comes back whenever the form does. */
  typed: Map<string, string>
  /** What its form shows and the portal has not: its own words, and what else was kept on this device. */
  shown: Map<string, string>
}

/** The visitor's own tab, a second one, and those of others; whatever a tab asks on leaving is agreed to. */
export async function tabsOf(page: Page, ...others: Page[]): Promise<Tab[]> {
  const pages = [page, await page.context().newPage(), ...others]
  return pages.map((page, at) => {
    page.on('dialog', question => void question.accept())
    return { name: `tab ${at + 1}`, page, typed: new Map(), shown: new Map() }
  })
}

const WORDS = ['Ünïcode', 'שלום', '測試', '<b>', '🔩', 'plain']
const KEEP = /^Keep mine: /
/** Said of a save that somebody else's overtook, whether or not there is anything to choose. */
const STALE = 'so it was not saved yet'

/** What is done with a form in some tabs (Q106); each act looks whether words were lost. */
export function formActs(random: Random, tabs: Tab[], form: WalkedForm): Record<string, Act> {
  let number = 0

  async function show(tab: Tab) {
    const { page, typed } = tab
    if (!(await form.isShown(page))) {
      await form.show(page)
      tab.shown = new Map(typed)
      const stored = await form.stored(page)
      for (const label of form.labels) {
        const value = await form.input(page, label).inputValue()
        if (value !== (stored[label] ?? '') && !typed.has(label)) tab.shown.set(label, value)
      }
    }
    for (const [label, text] of tab.shown) {
      const input = form.input(page, label)
      await expect.poll(() => input.inputValue(), { message: `unsaved: ${label}` }).toBe(text)
    }
  }

  /** Answers what changed on both sides, by chance. */
  async function settle({ page, typed, shown }: Tab, say: Say) {
    const questions = page.getByRole('button', { name: KEEP })
    // more may come meanwhile
    for (let words = await firstOf(questions); words; words = await firstOf(questions)) {
      const label = words.replace(KEEP, '')
      const isMine = random() < 0.5
      const name = `${isMine ? 'Keep mine' : 'Take theirs'}: ${label}`
      say(name)
      if (isMine) shown.set(label, await form.input(page, label).inputValue())
      else for (const kept of [typed, shown]) kept.delete(label)
      const answer = page.getByRole('button', { name, exact: true })
      await answer.click()
      await answer.waitFor({ state: 'detached' })
    }
  }

  /** These words are no longer only in a form. */
  async function settled(label: string, text: string) {
    for (const { page, typed, shown } of tabs) {
      forget(typed, label, text)
      if (await form.isShown(page)) forget(shown, label, text)
    }
  }

  return {
    async types(say) {
      const tab = oneOf(random, tabs)
      const label = oneOf(random, form.labels)
      const text = `${++number} ${oneOf(random, WORDS)}`
      say(`${tab.name}: ${label} ${text}`)
      await show(tab)
      await form.input(tab.page, label).fill(text)
      for (const words of [tab.typed, tab.shown]) words.set(label, text)
      await show(tab)
    },

    async saves(say) {
      const tab = oneOf(random, tabs)
      const { page } = tab
      say(tab.name)
      await show(tab)
      if (!tab.shown.size) return
      const questions = page.getByRole('button', { name: KEEP })
      const isAsked = async () => (await questions.or(page.getByText(STALE)).count()) > 0
      do {
        await settle(tab, say)
        await form.save(page).click()
        const isOver = async () => (await isAsked()) || !(await form.isShown(page))
        await expect
          .poll(isOver)
          .toBe(true)
          .catch(async cause => {
            const seen = await form.save(page).locator('xpath=ancestor::form').innerText()
            throw new Error(`Neither asked nor saved: ${seen}`, { cause })
          })
      } while (await form.isShown(page))
      const saved = Object.fromEntries(tab.shown)
      expect(await form.stored(page)).toMatchObject(saved)
      tab.shown.clear()
      for (const entry of Object.entries(saved)) await settled(...entry)
    },

    async leaves(say) {
      const tab = oneOf(random, tabs)
      say(tab.name)
      await form.leave(tab.page)
    },

    async 'comes back'(say) {
      const tab = oneOf(random, tabs)
      say(tab.name)
      await show(tab)
    },
  }
}

function forget(words: Map<string, string>, label: string, text: string): void {
  if (words.get(label) === text) words.delete(label)
}

/** What the first of some buttons is called. */
function firstOf(buttons: Locator): Promise<string | undefined> {
  return buttons.evaluateAll(([button]) => button?.ariaLabel ?? undefined)
}
