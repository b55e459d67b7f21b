import { expect, test } from 'vitest'
import { TABLES } from './key-tables/index'
import type { KeyTable } from './key-tables/table'
import { click, evaluate, go, press, resize, see, signIn, useWindow } from './window'

useWindow()

let signedIn: KeyTable['account']

/**
 * What a screen reader says of what has the focus: its role and name, the option that is meant in it, their
 * states, and what they are in.
 */
const told = () =>
  evaluate(() => {
    const focused = inPage.focused() as HTMLInputElement
    const root = focused.getRootNode() as ShadowRoot
    const option = root.getElementById?.(focused.getAttribute('aria-activedescendant') ?? '')
    const heard = option ? [focused, option] : [focused]
    const states = heard.flatMap(element =>
      ['expanded', 'selected', 'checked', 'pressed', 'disabled'].filter(state =>
        state === 'checked' && 'checked' in element
          ? element.checked
          : element.getAttribute(`aria-${state}`) === 'true',
      ),
    )
    const isMixed = focused.indeterminate && 'mixed'
    const current = focused.ariaCurrent && 'current'
    const sorted = focused.closest('[aria-sort]')?.ariaSort
    const value = focused.type === 'range' && focused.value
    const open = focused.matches('details[open] > summary') && 'expanded'
    const names = heard.map(each => `${inPage.roleOf(each)} ${inPage.nameOf(each)}`)
    const words = [...names, ...new Set(states), isMixed, current, open, sorted, value]
    const group = inPage.groupOf(focused)
    // a dialog whose content is on its way has other stops yet
    const waits = inPage.shown('dialog .sk').length ? ', waiting' : ''
    return words.filter(Boolean).join(', ') + (group && ` in ${group}`) + waits
  }, undefined)

test.each(TABLES)(
  '$pattern: its keys do what its pattern asks for',
  async ({ account, path, width = 1280, opener, from, steps }) => {
    await resize(width, 800)
    if (account && account !== signedIn) await signIn(account)
    signedIn = account
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
