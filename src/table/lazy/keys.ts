/** What of a row has a place in its column. */
const CONTROL = 'a, button, input'

/**
 * Hears the list's own keys. Up and Down lead along a column, in addition to Tab: every control stays in the
 * page's order, as in the ARIA practices' disclosure navigation, and the table stays a table.
 */
export function listen(
  root: ShadowRoot,
  hasSlash: boolean,
  signal: AbortSignal,
  first: KeyboardEvent | false,
): void {
  const press = (event: KeyboardEvent, [target] = event.composedPath()) => {
    const { key, ctrlKey, metaKey, altKey } = event
    const isTaken = event.defaultPrevented && event !== first
    if (isTaken || ctrlKey || metaKey || altKey || !(target instanceof Element)) return
    const next = key === '/' ? hasSlash && searchFrom(root, target) : otherRow(root, target, key)
    if (!next) return
    next.focus()
    // behind a dialog it takes no focus
    if (root.activeElement === next) event.preventDefault()
  }
  addEventListener('keydown', event => press(event), { signal })
  // its path is gone by now
  if (first) press(first, [focused()])
}

/** What has the focus, in whichever shadow root. */
function focused(): Element {
  let at = document.activeElement ?? document.body
  while (at.shadowRoot?.activeElement) at = at.shadowRoot.activeElement
  return at
}

/** The list's search, from wherever nothing is typed on the page, and no menu would stay open behind it. */
function searchFrom(root: ShadowRoot, from: Element): HTMLElement | null {
  if (from.matches('select, :read-write, [role=menu] *')) return null
  return root.querySelector('.table__filters input')
}

/** What stands in the same column of the next row, or its name; a menu's button opens by these keys. */
function otherRow(root: ShadowRoot, from: Element, key: string): HTMLElement | null | undefined {
  const isDown = key === 'ArrowDown'
  const cell = from.closest('.table__row > td')
  if (!cell || !root.contains(cell) || !(isDown || key === 'ArrowUp')) return undefined
  const row = cell.parentElement!
  const other = isDown ? row.nextElementSibling : row.previousElementSibling
  const place = other?.children[[...row.children].indexOf(cell)]
  return place?.querySelector<HTMLElement>(CONTROL) ?? other?.querySelector('a')
}
