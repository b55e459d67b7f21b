import {
  createElement,
  forwardRef,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'

type Props = Record<string, unknown>

/** What React does not write into a tag as an attribute of the prop's own name. */
interface Own {
  /** Prop -> attribute, where they differ: `{ jobId: 'job-id' }`. */
  renamed: Record<string, string>
  /** Props that no attribute holds: they are set on the element. */
  objects: readonly string[]
  /** Prop -> event: `{ onNdtSaved: 'ndt-saved' }`. */
  events: Record<string, string>
}

// a server has no layout, and React 18 says so in a warning
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect

/**
 * Makes the component of a tag, for `ndt-widgets/react`.
 *
 * React 18 knows neither a custom element's events nor its properties: both are ours, in any version.
 */
export function component(tag: string, { renamed, objects, events }: Own) {
  const Component = forwardRef<HTMLElement, Props>(({ className, ...props }, ref) => {
    const element = useRef<HTMLElement>(null)
    const latest = useRef<Props>(props)
    useImperativeHandle(ref, () => element.current!)

    useBeforePaint(() => {
      latest.current = props
      const given = objects.filter(name => name in props).map(name => [name, props[name]])
      Object.assign(element.current!, Object.fromEntries(given))
    })

    useBeforePaint(() => {
      const life = new AbortController()
      for (const [name, type] of Object.entries(events)) {
        const hear = (event: Event) => (latest.current[name] as EventListener | undefined)?.(event)
        element.current!.addEventListener(type, hear, { signal: life.signal })
      }
      return () => life.abort()
    }, [])

    const written = Object.entries(props)
      .filter(([name]) => !(name in events || objects.includes(name)))
      .map(([name, value]) => [renamed[name] ?? name, value])
    const attributes = Object.fromEntries(written) as object
    return createElement(tag, { ...attributes, class: className, ref: element })
  })
  Component.displayName = tag
  return Component
}
