import { expect, test } from 'vitest'
import {
  click,
  count,
  evaluate,
  focused,
  go,
  gone,
  press,
  settled,
  signIn,
  useWindow,
} from './window'

useWindow()

/** Puts a dialog's tag on the page as its HTML would, with a button that opens it and words that stand until it is there. */
const place = (name: string, isOpen: boolean) =>
  evaluate(
    ([name, isOpen]) => {
      const tag = document.createElement(name)
      tag.id = 'placed'
      tag.toggleAttribute('open', isOpen)
      const button = document.createElement('button')
      Object.assign(button, { slot: 'trigger', textContent: 'Open it' })
      tag.append(button, 'Without JavaScript, write to us.')
      document.querySelector('main')!.prepend(tag)
    },
    [name, isOpen] as const,
  )

const DIALOGS = [
  ['ndt-change-password', 'Current password (Mandatory)'],
  ['ndt-sign-out', 'Cancel'],
  ['ndt-personal-info', 'First name (Mandatory)'],
] as const

test.each(DIALOGS)(
  'R36 %s that is open from the start has the focus inside',
  async (tag, first) => {
    await signIn('user')
    await go('/creator')
    await place(tag, false)
    await settled()
    await click('button', 'Open it')
    await expect.poll(focused).toBe(first)
    await press('Escape')
    await gone('dialog')
    await evaluate(() => document.querySelector('#placed')!.remove(), 0)
    await place(tag, true)
    await expect.poll(focused).toBe(first)
    expect(await count('dialog:modal')).toBe(1)

    // away, and back after it has been taken down
    await evaluate(() => {
      const tag = document.querySelector('#placed')!
      tag.remove()
      setTimeout(() => document.querySelector('main')!.append(tag), 700)
    }, 0)
    await gone('dialog')
    await expect.poll(focused).toBe(first)
    await press('Escape')
    await gone('dialog')
    expect(await evaluate(() => 'ndtModal' in document.documentElement.dataset, 0)).toBe(false)
  },
)
