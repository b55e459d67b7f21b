import type { ComponentType } from 'react'
import type { Attribute } from './attributes'
import { accountOf } from './config'
import { connected, draw, host, propsClass, values } from './element-props'
import { readFirstData } from './fallback'
import { createHost } from './host'
import { follow } from './navigate'
import { pageLoader } from './page-loader'
import { $account } from './query'
import base from './styles/base.css'
import { sheetOf } from './styles/sheets'
import type { Host } from './ui/host'

/** What a tag is made of. */
export interface WidgetDefinition<P extends object> {
  component: ComponentType<P>
  /** The widget's own style sheet; the parts that it uses bring theirs. */
  styles?: string
  /** Prop -> how its attribute is read. The attribute is the prop's name in kebab case. */
  attributes?: { [K in keyof P]-?: Attribute<P[K]> }
  /** Methods of the element; the component implements them with `useMethods`. */
  methods?: readonly string[]
  /** Takes part in a page's own form, through `ElementInternals`. */
  formAssociated?: boolean
  /** A click or `focus()` on the tag focuses the first control inside. */
  delegatesFocus?: boolean
  /** Takes the page's first data, before the first render; throws when they do not fit. */
  takeData?: (data: unknown, props: P, host: Host) => void
}

const FORM_CALLBACKS = ['formResetCallback', 'formDisabledCallback', 'formStateRestoreCallback']

/**
 * Registers a tag that renders a component in an open shadow root.
 *
 * r2wc mounts, updates and unmounts. Moves and forms are ours too, because it loses the state of
 * an element that moves.
 */
export function defineWidget<P extends object>(
  tag: `ndt-${string}`,
  definition: WidgetDefinition<P>,
): void {
  const taken = customElements.get(tag) as { version?: string } | undefined
  if (!taken) customElements.define(tag, widgetClass(tag, definition))
  else if (taken.version !== __VERSION__) {
    console.warn(`[ndt] <${tag}> ${taken.version} is on the page; ${__VERSION__} is left out.`)
  }
}

/** The tabs of a signed-in user tell each other what they change, and who has signed in (Q107). */
function heedAccount(): void {
  // a page without the tag is a visitor's, as one that says so
  const account = accountOf() ?? ($account.get() && null)
  if (account === $account.get()) return
  $account.set(account)
  // without it, this tab is alone, and the server still refuses
  if (account) import('./changes/tabs').then(({ join }) => join(heedAccount)).catch(() => {})
}

function widgetClass<P extends object>(tag: string, definition: WidgetDefinition<P>) {
  const { styles, methods = [], formAssociated = false, delegatesFocus = false } = definition
  const attributes = Object.entries(definition.attributes ?? {}) as [string, Attribute<unknown>][]

  class Widget extends propsClass(tag, definition.component as ComponentType<object>, attributes) {
    static readonly version = __VERSION__
    static readonly formAssociated = formAssociated;

    [host]: Host
    #isNew = true

    constructor() {
      super()
      // not `shadowRoot`: a script of the page may close all roots
      const root = this.container
      root.adoptedStyleSheets = [base, ...(styles ? [styles] : [])].map(sheetOf)
      this[host] = createHost(tag, this, root, formAssociated ? this.attachInternals() : undefined)
      root.addEventListener('click', event => follow(this[host], event as MouseEvent))
      pageLoader()?.watch(root)
    }

    /** Where a server drew the tag, its root is there, and stays in view. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      return this.shadowRoot ?? super.attachShadow({ ...init, delegatesFocus })
    }

    override connectedCallback() {
      this[connected] = true
      heedAccount()
      if (this.#isNew) this.#takeData()
      this[draw]()
    }

    /** Once: what the page inlined is old when the element comes back later. */
    #takeData() {
      this.#isNew = false
      try {
        const data = readFirstData(this)
        if (data !== undefined) definition.takeData?.(data, this[values] as P, this[host])
      } catch (error) {
        this[host].report(new Error(`First data: ${String(error)}`), 'data')
      }
    }

    /** A move disconnects and connects in one task: its state survives. */
    override disconnectedCallback() {
      this[connected] = false
      queueMicrotask(() => {
        if (!this.isConnected) super.disconnectedCallback()
      })
    }

    /** In another document, a frame's or a window's of its own, it would lose its look. */
    adoptedCallback() {
      import('./styles/lazy/moved').then(
        moved => moved.settle(this[host]),
        () => {},
      )
    }

    /** With this callback, `moveBefore()` moves without disconnecting. */
    connectedMoveCallback() {}
  }

  for (const name of [...methods, ...(formAssociated ? FORM_CALLBACKS : [])]) {
    Object.defineProperty(Widget.prototype, name, {
      configurable: true,
      value(this: Widget, ...args: never[]) {
        const run = this[host].methods[name]
        if (!run && methods.includes(name)) throw new Error(`<${tag}> is not on the page yet.`)
        return run?.(...args)
      },
    })
  }
  return Widget
}
