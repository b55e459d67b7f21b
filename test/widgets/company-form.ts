import { onTestFinished } from 'vitest'
import { clearDrafts } from '../../src/form/clear-drafts'
import { getProduct } from '../../src/contract'
import { companyFormsPortal, product } from '../../stories/fixtures/company-forms'
import { answer } from '../../stories/support/calls'
import type { Answerer } from '../../stories/support/server'
import { place } from '../support/widget'
import { settle } from '../support/time'
import { lookInto } from './dialogs'
import { choose as select, control, textOf } from '../support/inside'
import { signIn, usePortal } from './portal'

/** A form of the company's area on the page, before a portal that saves what it sends. */
export async function placeForm(
  tag: string,
  attributes: Record<string, string> = {},
  ...answerers: Answerer[]
) {
  const portal = usePortal(...answerers, ...companyFormsPortal())
  if (!document.querySelector('meta[name=user]')) signIn()
  onTestFinished(clearDrafts)
  const left: string[] = []
  const stay = (event: Event) => {
    event.preventDefault()
    left.push((event as CustomEvent<{ url: string }>).detail.url)
  }
  document.addEventListener('ndt-navigate', stay)
  onTestFinished(() => document.removeEventListener('ndt-navigate', stay))
  const element = place(tag, attributes)
  onTestFinished(() => element.remove())
  await settle()
  const inside = lookInto(element)
  const root = element.shadowRoot!
  const posts = () => portal.requests.filter(({ method }) => method === 'POST')

  return {
    element,
    ...portal,
    ...inside,
    /** Where the form would have led. */
    left,
    posts,
    /** The fields of the newest save, as they go out; of a file its name. */
    async sent() {
      const body = await posts().at(-1)!.clone().text()
      const part = /name="([^"]+)"(?:; filename="([^"]+)")?[^]*?\r\n\r\n([^]*?)\r\n--/g
      return Object.fromEntries(
        [...body.matchAll(part)].map(([, name, file, value]) => [name, file ?? value]),
      ) as Record<string, string>
    },
    all: (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)],
    texts: (selector: string) => [...root.querySelectorAll(selector)].map(textOf),
    select: (name: string, value: string) => select(element, name, value),
    /** Presses the main button. */
    async save() {
      root.querySelector<HTMLElement>('.form-page__foot .btn--primary')!.click()
      await settle()
    },
    /** Presses a key where the focus is. */
    async key(key: string, more: KeyboardEventInit = {}) {
      const init = { key, bubbles: true, composed: true, cancelable: true, ...more }
      root.activeElement!.dispatchEvent(new KeyboardEvent('keydown', init))
      await settle()
    },
    /** Types into a combobox and takes what is typed, as Enter does. */
    async enter(name: string, text: string) {
      inside.field(name).focus()
      await inside.type(name, text)
      inside
        .field(name)
        .dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
        )
      await settle()
    },
    /** Chooses files, as a visitor does in the browser's own window. */
    async choose(name: string, ...files: File[]) {
      Object.defineProperty(inside.field(name), 'files', { value: files, configurable: true })
      inside.field(name).dispatchEvent(new Event('change', { bubbles: true }))
      await settle()
    },
    /** Whether there is a control of that name, and it takes a press. */
    takesPress: (name: string) => !(control(element, name) as HTMLButtonElement).disabled,
    /** Whether the browser would ask before the page goes. */
    asksBeforeLeaving: () => !dispatchEvent(new Event('beforeunload', { cancelable: true })),
  }
}

/** A picture of so many bytes. */
export function picture(name = 'ws-40.png', bytes = 2048): File {
  return new File(['x'.repeat(bytes)], name, { type: 'image/png' })
}

/** The form of a product that the portal has as `now` gives it. */
export function editProduct(now: () => object, ...more: Parameters<typeof answer>[]) {
  const read = () => ({ data: { ...product.data, ...now() } })
  const answerers = more.map(each => answer(...each))
  return placeForm('ndt-product-form', { slug: 'ws-40' }, answer(getProduct, read), ...answerers)
}
