/** Runs in a page: what has the focus, shadow roots included, and which of its points are not to be seen. */
export function stop(): { name: string; hidden: string[] } {
  const up = (node: Node): Node | null =>
    node instanceof ShadowRoot ? node.host : ((node as Element).assignedSlot ?? node.parentNode)
  const within = (node: Node | null, other: Node): boolean =>
    !!node && (node === other || within(up(node), other))
  const topmost = (x: number, y: number, root: DocumentOrShadowRoot = document): Element | null => {
    const at = root.elementFromPoint(x, y)
    const deeper = at?.shadowRoot && at.shadowRoot !== root ? topmost(x, y, at.shadowRoot) : null
    return deeper ?? at
  }
  // a press on its backdrop is one on the dialog
  const holds = (on: Element, x: number, y: number) => {
    const { left, right, top, bottom } = on.getBoundingClientRect()
    return on.localName !== 'dialog' || (x >= left && x <= right && y >= top && y <= bottom)
  }
  let focused = document.activeElement!
  while (focused.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  if (focused === document.body) return { name: '', hidden: [] }
  // what is drawn for a hidden box is its label
  const boxes = [focused, ...((focused as HTMLInputElement).labels ?? [])]
  const { left, right, top: upper, bottom } = focused.getBoundingClientRect()
  // of what is higher than the room between the bars, what there is room for; of an editor, where its text begins
  const top = bottom - upper > innerHeight - 104 ? Math.max(upper, 0) : upper
  const low = bottom - top > innerHeight / 3 ? top + 24 : bottom - 3
  const [middle, centre] = [(left + right) / 2, (top + low) / 2]
  const points = [
    [middle, top + 3],
    [middle, low],
    [left + 3, centre],
    [right - 3, centre],
  ] as const
  const hidden = points.flatMap(([x, y]) => {
    const on = topmost(x, y)
    if (on && boxes.some(box => within(on, box) || (within(box, on) && holds(on, x, y)))) return []
    return [
      `${Math.round(x)},${Math.round(y)} under ${on ? `${on.localName}.${on.className}` : 'the edge'}`,
    ]
  })
  return {
    name:
      focused.getAttribute('aria-label') ?? `${focused.localName} ${focused.textContent!.trim()}`,
    hidden,
  }
}
