/** What Enter went down on. */
let pressed: EventTarget | undefined

/** Enter that is held presses nothing but what it went down on: what comes in its place has the focus at once. */
export function heedHeldKey(event: KeyboardEvent): void {
  const [at] = event.composedPath()
  if (!event.repeat) pressed = at
  else if (event.key === 'Enter' && at !== pressed && isOurs(at)) event.preventDefault()
}

function isOurs(at: EventTarget | undefined): boolean {
  if (!(at instanceof Element && at.matches('a, button'))) return false
  const { host } = at.getRootNode() as Partial<ShadowRoot>
  return !!host?.localName.startsWith('ndt-')
}
