import { useEffect, useState } from 'react'
import { useHost } from '../../ui/host'

/** What shows that a visitor is at work in a field; whoever comes to it by Tab lets go of the key there. */
const WORK = ['pointerdown', 'keydown', 'keyup', 'select']

/** The name of the field that the visitor is at work in, until the focus leaves it; the focus alone may be the page's doing. */
export function useInUse(): string | undefined {
  const { root } = useHost()
  const [name, setName] = useState(() => {
    const { activeElement } = root
    // this has come late
    return isMarked(activeElement) ? fieldAt(activeElement) : undefined
  })
  useEffect(() => {
    const life = new AbortController()
    for (const type of WORK) {
      root.addEventListener(type, ({ target }) => setName(fieldAt(target)), life)
    }
    const leave = (event: Event) => {
      // another window takes the focus from its field, and gives it back
      const to = (event as FocusEvent).relatedTarget ?? root.activeElement
      setName(now => (now === fieldAt(to) ? now : undefined))
    }
    root.addEventListener('focusout', leave, life)
    return () => life.abort()
  }, [root])
  return name
}

/** Whether some of a control's text is marked, to be replaced. */
function isMarked(control: Element | null): boolean {
  const { selectionStart, selectionEnd } = (control ?? {}) as Partial<HTMLInputElement>
  return selectionStart !== selectionEnd
}

/** The field that holds an element: its own name, or that of the control beside it. */
function fieldAt(target: EventTarget | null): string | undefined {
  const at = (target as Element | null)?.closest('[name], .field')
  const named = at?.hasAttribute('name') ? at : at?.querySelector('[name]')
  return named?.getAttribute('name')?.split('.')[0]
}
