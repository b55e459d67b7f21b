import r2wc from '@r2wc/react-to-web-component'
import type { ComponentType } from 'react'
import { kebab, type Attribute } from './attributes'
import { hasFallback } from './fallback'
import { Frame } from './frame'
import type { Host } from './ui/host'

/** What r2wc keeps on an instance, under symbols that it shares by name. */
const props = Symbol.for('r2wc.props')
const render = Symbol.for('r2wc.render')
/** Whether it is on the page. */
export const connected = Symbol.for('r2wc.connected')

/** The element, as its component sees it. */
export const host = Symbol()
/** The component's props. */
export const values = Symbol()
/** Renders with them. */
export const draw = Symbol()
const set = Symbol()

interface Base extends HTMLElement {
  readonly container: ShadowRoot
  [props]: object
  [render](): void
  [connected]: boolean
  connectedCallback(): void
  disconnectedCallback(): void
}

/**
 * The side of a tag that turns its attributes and properties into a component's props.
 *
 * r2wc mounts, updates and unmounts; it would lose early properties and the identity of objects.
 */
export function propsClass(
  tag: string,
  Screen: ComponentType<object>,
  attributes: [prop: string, Attribute<unknown>][],
) {
  const byName = new Map(attributes.map(([prop, attribute]) => [kebab(prop), { prop, attribute }]))
  const Root = ({ host, values, unusable }: { host: Host; values: object; unusable: boolean }) => (
    <Frame tag={tag} host={host} fallback={hasFallback(host.element)} unusable={unusable}>
      <Screen {...values} />
    </Frame>
  )
  const R2wc = r2wc(Root as ComponentType<object>, { shadow: 'open', props: [] }) as new () => Base

  abstract class WithProps extends R2wc {
    static readonly observedAttributes = [...byName.keys()];

    abstract [host]: Host;
    [values]: Record<string, unknown> = {}
    #isWaiting = false
    readonly #faults = new Map<string, string>()
    #missing?: string

    constructor() {
      super()
      this[connected] = false
      for (const [prop, { absent }] of attributes) this[values][prop] = absent
      for (const [prop] of attributes) this.#takeEarly(prop)
    }

    /** A property set before the upgrade hides our accessor: take it over. */
    #takeEarly(prop: string) {
      if (!Object.hasOwn(this, prop)) return
      const { value } = Object.getOwnPropertyDescriptor(this, prop)!
      Reflect.deleteProperty(this, prop)
      Object.assign(this, { [prop]: value })
    }

    attributeChangedCallback(name: string, before: string | null, after: string | null) {
      if (before === after) return
      const { prop, attribute } = byName.get(name)!
      this.#faults.delete(name)
      try {
        this[set](prop, after === null ? attribute.absent : attribute.parse(after))
      } catch (error) {
        this[set](prop, attribute.absent)
        this.#faults.set(name, `${name}: ${(error as Error).message}`)
      }
    }

    /** Changes made in one go render once. */
    [set](prop: string, value: unknown) {
      this[values] = { ...this[values], [prop]: value }
      if (!this[connected] || this.#isWaiting) return
      this.#isWaiting = true
      queueMicrotask(() => {
        this.#isWaiting = false
        if (this[connected]) this[draw]()
      })
    }

    [draw]() {
      const missing = attributes.find(
        ([prop, { required }]) => required && this[values][prop] == null,
      )
      this[props] = { host: this[host], values: this[values], unusable: !!missing }
      this[render]()
      // not before it is on the page: what a script makes is heard by nobody until then
      const faults = [...this.#faults.values()]
      this.#faults.clear()
      if (missing && missing[0] !== this.#missing) {
        faults.push(`The attribute ${kebab(missing[0])} is missing.`)
      }
      for (const fault of faults) this[host].report(new Error(fault), 'attribute')
      this.#missing = missing?.[0]
    }
  }

  for (const [prop, { absent }] of attributes) {
    Object.defineProperty(WithProps.prototype, prop, {
      configurable: true,
      enumerable: true,
      get(this: WithProps) {
        return this[values][prop]
      },
      set(this: WithProps, value: unknown) {
        // what takes a property back sets it to null or undefined
        this[set](prop, value ?? absent)
      },
    })
  }
  return WithProps
}
