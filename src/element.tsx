import type { ComponentType } from 'react'
import r2wc from '@r2wc/react-to-web-component'
import type { Attribute } from './attributes'
import { hasFallback, readFirstData } from './fallback'
import { Frame } from './frame'
import { createHost } from './host'
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
  takeData?: (data: unknown, props: P) => void
}

/** What r2wc keeps on an instance, under symbols that it shares by name. */
const props = Symbol.for('r2wc.props')
const render = Symbol.for('r2wc.render')
const connected = Symbol.for('r2wc.connected')

interface Base extends HTMLElement {
  [props]: object
  [render](): void
  [connected]: boolean
  connectedCallback(): void
  disconnectedCallback(): void
}

const FORM_CALLBACKS = ['formResetCallback', 'formDisabledCallback', 'formStateRestoreCallback']

/**
 * Registers a tag that renders a component in an open shadow root.
 *
 * r2wc mounts, updates and unmounts. Attributes, properties, moves and forms are ours, because
 * r2wc loses early properties, object identity and the state of an element that moves.
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

function widgetClass<P extends object>(tag: string, definition: WidgetDefinition<P>) {
  const { styles, methods = [], formAssociated = false, delegatesFocus = false } = definition
  const attributes = Object.entries(definition.attributes ?? {}) as [string, Attribute<unknown>][]
  const byName = new Map(attributes.map(([prop, attribute]) => [kebab(prop), { prop, attribute }]))
  const Screen = definition.component as ComponentType<object>
  const Root = ({ host, values, unusable }: { host: Host; values: object; unusable: boolean }) => (
    <Frame tag={tag} host={host} fallback={hasFallback(host.element)} unusable={unusable}>
      <Screen {...values} />
    </Frame>
  )
  const R2wc = r2wc(Root as ComponentType<object>, { shadow: 'open', props: [] }) as new () => Base

  class Widget extends R2wc {
    static readonly version = __VERSION__
    static readonly formAssociated = formAssociated
    static readonly observedAttributes = [...byName.keys()]

    #host: Host
    #values: Record<string, unknown> = {}
    #isNew = true
    #isWaiting = false
    #missing?: string

    constructor() {
      super()
      const root = this.shadowRoot!
      this[connected] = false
      root.adoptedStyleSheets = [base, ...(styles ? [styles] : [])].map(sheetOf)
      this.#host = createHost(tag, this, root, formAssociated ? this.attachInternals() : undefined)
      for (const [prop, { absent }] of attributes) this.#values[prop] = absent
      for (const [prop] of attributes) this.#takeEarly(prop)
      globalThis.ndtWidgets?.watch(root)
    }

    /** A property set before the upgrade hides our accessor: take it over. */
    #takeEarly(prop: string) {
      if (!Object.hasOwn(this, prop)) return
      const { value } = Object.getOwnPropertyDescriptor(this, prop)!
      Reflect.deleteProperty(this, prop)
      this.#set(prop, value)
    }

    override attachShadow(init: ShadowRootInit): ShadowRoot {
      return super.attachShadow({ ...init, delegatesFocus })
    }

    attributeChangedCallback(name: string, before: string | null, after: string | null) {
      if (before === after) return
      const { prop, attribute } = byName.get(name)!
      try {
        this.#set(prop, after === null ? attribute.absent : attribute.parse(after))
      } catch (error) {
        this.#set(prop, attribute.absent)
        this.#host.report(new Error(`${name}: ${(error as Error).message}`), 'attribute')
      }
    }

    /** Changes made in one go render once. */
    #set(prop: string, value: unknown) {
      this.#values = { ...this.#values, [prop]: value }
      if (!this[connected] || this.#isWaiting) return
      this.#isWaiting = true
      queueMicrotask(() => {
        this.#isWaiting = false
        if (this[connected]) this.#render()
      })
    }

    #render() {
      const missing = attributes.find(
        ([prop, { required }]) => required && this.#values[prop] == null,
      )
      this[props] = { host: this.#host, values: this.#values, unusable: !!missing }
      this[render]()
      if (missing && missing[0] !== this.#missing) {
        this.#host.report(new Error(`The attribute ${kebab(missing[0])} is missing.`), 'attribute')
      }
      this.#missing = missing?.[0]
    }

    override connectedCallback() {
      this[connected] = true
      if (this.#isNew) this.#takeData()
      this.#render()
    }

    /** Once: what the page inlined is old when the element comes back later. */
    #takeData() {
      this.#isNew = false
      try {
        const data = readFirstData(this)
        if (data !== undefined) definition.takeData?.(data, this.#values as P)
      } catch (error) {
        this.#host.report(error, 'data')
      }
    }

    /** A move disconnects and connects in one task: its state survives. */
    override disconnectedCallback() {
      this[connected] = false
      queueMicrotask(() => {
        if (!this.isConnected) super.disconnectedCallback()
      })
    }

    /** With this callback, `moveBefore()` moves without disconnecting. */
    connectedMoveCallback() {}

    static {
      for (const [prop] of attributes) {
        Object.defineProperty(this.prototype, prop, {
          configurable: true,
          enumerable: true,
          get(this: Widget) {
            return this.#values[prop]
          },
          set(this: Widget, value: unknown) {
            this.#set(prop, value)
          },
        })
      }
      for (const name of [...methods, ...(formAssociated ? FORM_CALLBACKS : [])]) {
        Object.defineProperty(this.prototype, name, {
          configurable: true,
          value(this: Widget, ...args: never[]) {
            const run = this.#host.methods[name]
            if (!run && methods.includes(name)) throw new Error(`<${tag}> is not on the page yet.`)
            return run?.(...args)
          },
        })
      }
    }
  }
  return Widget
}

function kebab(prop: string): string {
  return prop.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
}
