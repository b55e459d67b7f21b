import { expect } from 'vitest'
import type { Part } from './driver'
import { click, evaluate, fill, focused, go, press, see, type } from './window'

/** The text of the company. */
export const TEXT: Part = ['[role=textbox]', 'Long Description']

/** A control of its toolbar. */
export function tool(name: string): Part {
  return ['[aria-label="Formatting: Long Description"] :is(button, select)', name]
}

/** Opens the company's profile, and waits for its editor. */
export async function openEditor(): Promise<void> {
  await go('/company/profile')
  await see(...TEXT)
}

/** Writes a text in the place of what is there; the caret is behind it. */
export async function write(text: string): Promise<void> {
  await click(...TEXT)
  await expect.poll(focused).toBe(TEXT[1])
  await press('Control+a')
  await press('Delete')
  await style('Paragraph')
  for (const name of ['Bold', 'Italic', 'Underline', 'Bulleted list', 'Align center']) {
    if (await isOn(name)) await click(...tool(name))
  }
  await type(text)
}

/** Whether a button of the toolbar says that its format is on. */
export async function isOn(name: string): Promise<boolean> {
  const [selector] = tool(name)
  return evaluate(
    ([selector, name]) => inPage.shown(selector!, name)[0]!.ariaPressed === 'true',
    [selector, name],
  )
}

/** Chooses a text style; the list itself is drawn by the engine. */
export async function style(label: string): Promise<void> {
  await evaluate(
    ([selector, label]) => {
      const select = inPage.shown(selector!)[0] as HTMLSelectElement
      select.value = [...select.options].find(option => option.label === label)!.value
      select.dispatchEvent(new Event('change', { bubbles: true }))
    },
    [tool('')[0].replace(':is(button, select)', 'select'), label],
  )
}

/** The field of the form that changes with each save, so that a test sees when it is through. */
let saves = 0

/** Saves, and waits until the site has it; gives the text as the site keeps it. */
export async function save(): Promise<string> {
  const website = `https://weld.example/${++saves}`
  await fill(['input', 'Website (Optional)'], website)
  await click('.ndt button', 'Save')
  await expect.poll(async () => (await stored())['company_website']).toBe(website)
  return (await stored())['company_long_description']!
}

/** The company as the site keeps it. */
export function stored(): Promise<Record<string, string>> {
  return evaluate(async () => {
    const answer = await fetch('/api/v2/company/profile')
    return (await answer.json()).data
  }, undefined)
}

/** Pastes markup in the place of what is there, by way of the engine's own clipboard. */
export async function paste(html: string) {
  await evaluate(html => {
    const put = (event: ClipboardEvent) => {
      event.clipboardData!.setData('text/html', html)
      event.clipboardData!.setData('text/plain', 'plain')
      event.preventDefault()
    }
    document.addEventListener('copy', put, { once: true, capture: true })
  }, html)
  await press('Control+a')
  await press('Control+c')
  await press('Control+v')
}
