/** Moves the focus along a toolbar that is one stop of the tab key; in RTL the arrows turn round. */
export function moveFocus(
  bar: HTMLElement,
  event: Pick<KeyboardEvent, 'key' | 'target' | 'preventDefault'>,
): void {
  const controls = [...bar.querySelectorAll<HTMLElement>('select, button')]
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
