import { expect, test } from 'vitest'
import { TABLES } from './key-tables/index'
import { click, evaluate, go, press, see, signIn, useWindow } from './window'

useWindow()

/** What a screen reader says of what has the focus: its name, the option that is meant in it, and their states. */
const told = () =>
  evaluate(() => {
    const focused = inPage.focused() as HTMLInputElement
    const root = focused.getRootNode() as ShadowRoot
    const option = root.getElementById(focused.getAttribute('aria-activedescendant') ?? '')
    const heard = option ? [focused, option] : [focused]
    const states = heard.flatMap(element =>
      ['expanded', 'selected', 'checked', 'pressed'].filter(state =>
        state === 'checked' && 'checked' in element
          ? element.checked
          : element.getAttribute(`aria-${state}`) === 'true',
      ),
    )
    const sorted = focused.closest('[aria-sort]')?.ariaSort
    const value = focused.type === 'range' && focused.value
    const open = focused.matches('details[open] > summary') && 'expanded'
    const words = [...heard.map(inPage.nameOf), ...new Set(states), open, sorted, value]
    return words.filter(Boolean).join(', ')
  }, undefined)

test.each(TABLES)(
  '$pattern: its keys do what its pattern asks for',
  async ({ account, path, opener, from, steps }) => {
    if (account) await signIn(account)
    await go(path)
    if (opener) await click(...opener)
    await see(...from)
    await evaluate(([selector, name]) => inPage.shown(selector, name)[0]!.focus(), from)
    for (const [keys, expected] of steps) {
      await press(keys)
      await expect.poll(told, { message: `after ${keys}`, timeout: 5000 }).toBe(expected)
    }
  },
)
