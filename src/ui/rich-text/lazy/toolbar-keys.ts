const controlsOf = (bar: HTMLElement) => [...bar.querySelectorAll<HTMLElement>('select, button')]

/** The control that had the focus last is the one that the tab key comes back to. */
export function keepPlace(bar: HTMLElement, control: EventTarget): void {
  for (const each of controlsOf(bar)) each.tabIndex = each === control ? 0 : -1
}

/** Moves the focus along a toolbar that is one stop of the tab key; in RTL the arrows turn round. */
export function moveFocus(
  bar: HTMLElement,
  event: Pick<
    KeyboardEvent,
    'key' | 'target' | 'preventDefault' | 'altKey' | 'ctrlKey' | 'metaKey'
  >,
): void {
  // those are the browser's, such as its way back
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const controls = controlsOf(bar)
  const at = controls.indexOf(event.target as HTMLElement)
  const forward = getComputedStyle(bar).direction === 'rtl' ? -1 : 1
  const steps: Record<string, number> = {
    ArrowRight: at + forward,
    ArrowLeft: at - forward,
    Home: 0,
    End: controls.length - 1,
  }
  const to = steps[event.key]
  if (at < 0 || to === undefined) return
  event.preventDefault()
  controls.at(to % controls.length)!.focus()
}
