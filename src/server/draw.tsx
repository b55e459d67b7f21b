import { renderToString } from 'preact-render-to-string'
import { kebab } from '../attributes'
import { Frame } from '../frame'
import { HostContext, type Host } from '../ui/host'
import { definitions } from '../element.drawn'

/** What a tag shows first. */
export interface Drawn {
  html: string
  /** Whether it is of the page itself, as guides are, and not the inside of a shadow root but for its sheet. */
  isLight: boolean
  delegatesFocus: boolean
}

/** Draws a tag by its own component; throws where there is no such tag, or its attributes or data do not fit. */
export function draw(tag: string, attributes: Record<string, string>, data: unknown): Drawn {
  const definition = definitions.get(tag)
  if (!definition) throw new RangeError(`There is no tag <${tag}>.`)
  const { component: Screen, takeData, delegatesFocus = false } = definition
  const entries = Object.entries(definition.attributes ?? {}).map(([prop, attribute]) => {
    const given = attributes[kebab(prop)]
    if (given === undefined && attribute.required) {
      throw new TypeError(`<${tag}> needs the attribute ${kebab(prop)}.`)
    }
    return [prop, given === undefined ? attribute.absent : attribute.parse(given)]
  })
  const props = Object.fromEntries(entries) as Record<string, unknown>
  if (data !== undefined) takeData?.(data, props, host)
  const isLight = __LIGHT_TAGS__.includes(tag)
  const html = renderToString(
    isLight ? (
      <HostContext.Provider value={host}>
        <div className="ndt">
          <Screen {...props} />
        </div>
      </HostContext.Provider>
    ) : (
      <Frame tag={tag} host={host} fallback={false} unusable={false}>
        <Screen {...props} />
      </Frame>
    ),
  )
  return { html, isLight, delegatesFocus }
}

/** What a component may ask of its element while it draws; effects do not run. */
const host = {
  element: {},
  root: {},
  methods: {},
  adopt() {},
} as unknown as Host
