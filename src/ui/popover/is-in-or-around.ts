/**
 * Whether what has the focus is in a part, or around it, outside whatever shadow roots it is in too: a press on bare ground, and in
 * Safari on a button, gives the focus to the nearest one around that takes it, and nobody has gone on.
 */
export function isInOrAround(focused: Node, part: Element): boolean {
  let at: Node | undefined = part
  while (at && !focused.contains(at)) at = (at.getRootNode() as Partial<ShadowRoot>).host
  return !!at || part.contains(focused)
}
