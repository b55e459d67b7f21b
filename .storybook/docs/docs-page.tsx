import {
  createContext,
  useContext,
  useEffect,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react'
import type { DocsContextProps, Globals } from 'storybook/internal/types'
import { dressPage, initialGlobals } from '../toolbar'

/** How links to other pages of this Storybook begin. */
const STORYBOOK = './?path='

interface Docs {
  context: DocsContextProps
  /** What the toolbar is set to. */
  globals: Globals
}

const Context = createContext<Docs | undefined>(undefined)

/** The page's Storybook, and how its toolbar is set. */
export function useDocs(): Docs {
  return useContext(Context)!
}

/** What stands around every page of docs: it looks as the toolbar says, and its links lead on in Storybook. */
export function DocsPage({
  context,
  children,
}: {
  context: DocsContextProps
  children: ReactNode
}) {
  const globals = useGlobals(context)
  useEffect(() => dressPage({ ...globals, sheet: 'plain' }), [globals])

  function follow(event: MouseEvent) {
    const link = (event.target as Element).closest('a')
    const path = link?.getAttribute('href')
    if (!path?.startsWith(STORYBOOK) || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const globals = globalsOf(path)
    if (globals) context.channel.emit('updateGlobals', { globals })
    context.channel.emit('navigateUrl', path.slice(STORYBOOK.length - '?path='.length))
  }

  return (
    <Context.Provider value={{ context, globals }}>
      <main className="docs" onClick={follow}>
        {children}
      </main>
    </Context.Provider>
  )
}

/** What of the toolbar an address sets: `&globals=theme:dark;viewport:phone`. */
function globalsOf(path: string): Globals | undefined {
  const [, told] = /&globals=([\w:;]+)/.exec(path) ?? []
  if (!told) return
  return Object.fromEntries(told.split(';').map(pair => pair.split(':')))
}

function useGlobals({ channel }: DocsContextProps): Globals {
  const [globals, setGlobals] = useState<Globals>(() => {
    const [told] = (channel.last('globalsUpdated') ?? channel.last('setGlobals') ?? []) as [
      { globals: Globals }?,
    ]
    return told?.globals ?? initialGlobals
  })
  useEffect(() => {
    const update = ({ globals }: { globals: Globals }) => setGlobals(globals)
    channel.on('globalsUpdated', update)
    return () => channel.off('globalsUpdated', update)
  }, [channel])
  return globals
}
