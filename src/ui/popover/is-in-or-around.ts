/**
 * Whether what has the focus is in a part, or around it, outside its shadow root too: a press on bare ground, and in
 * Safari on a button, gives the focus to the nearest one around that takes it, and nobody has gone on.
 */
export function isInOrAround(focused: Node, part: Element): boolean {
  const { host } = part.getRootNode() as ShadowRoot
  return part.contains(focused) || focused.contains(part) || focused.contains(host)
}
