/** Pixels: what a press may wander, and what a swipe goes at least. */
const SLACK = 8
const LEAST = 48
/** How far a swipe goes, as a share of the height, or how fast it ends, in pixels a millisecond. */
const FAR = 1 / 3
const FAST = 0.5
/** Milliseconds: its end, after whatever rest. */
const END = 100

/** Where a finger writes, chooses or moves something else. */
const FIELDS = 'input, select, textarea, video, [contenteditable]'

/** Moves a drawer with a finger that pulls it down; far or fast enough, that closes it as its button does. */
export function followFinger(drawer: HTMLElement, close: () => void): () => void {
  const life = new AbortController()
  const listen = <K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
    capture = false,
  ) => drawer.addEventListener(type, listener, { signal: life.signal, capture })
  const body = drawer.querySelector<HTMLElement>('.dialog__body')!
  // what fits has nothing to scroll, and what is at its beginning nothing above: there, too, a finger pulls the drawer
  const share = () => {
    const isLong = body.scrollHeight > body.clientHeight
    // Firefox and Safari know no pan-down, and leave what stands there
    body.style.touchAction = ''
    if (!isLong) body.style.touchAction = 'none'
    else if (body.scrollTop <= 0) body.style.touchAction = 'pan-down'
  }
  const sizes = new ResizeObserver(share)
  sizes.observe(body)
  // where the drawer has a given height it is what the body holds that becomes long
  if (body.firstElementChild) sizes.observe(body.firstElementChild)
  listen('scroll', share, true)
  let from: { id: number; y: number } | undefined
  let moved = 0
  let steps: { moved: number; time: number }[] = []

  listen('pointerdown', ({ isPrimary, pointerId, pointerType, target, clientY, timeStamp }) => {
    // a second finger takes nothing from the first
    if (!isPrimary) return
    moved = 0
    steps = [{ moved, time: timeStamp }]
    const isOurs = pointerType !== 'mouse' && !(target as Element).closest(FIELDS)
    from = isOurs ? { id: pointerId, y: clientY } : undefined
  })

  listen('pointermove', ({ clientY, pointerId, timeStamp }) => {
    if (from?.id !== pointerId || (!moved && clientY - from.y < SLACK)) return
    if (!moved) drawer.setPointerCapture(pointerId)
    moved = Math.max(1, clientY - from.y)
    steps.push({ moved, time: timeStamp })
    drawer.style.transform = `translateY(${moved}px)`
  })

  listen('pointerup', ({ pointerId, timeStamp }) => {
    if (from?.id !== pointerId || !moved) return
    const before = steps.findLast(({ time }) => timeStamp - time > END) ?? steps[0]!
    const speed = (moved - before.moved) / Math.min(END, timeStamp - before.time)
    const goes = moved > LEAST && (moved > drawer.clientHeight * FAR || speed > FAST)
    void settle(goes ? '100%' : '0').then(() => goes && close())
  })

  // the browser scrolls, or selects, with this finger
  listen('pointercancel', ({ pointerId }) => void (from?.id === pointerId && moved && settle('0')))

  // what was a swipe is no press as well; a key's is
  listen('click', event => void (moved && event.detail && event.stopImmediatePropagation()), true)

  function settle(to: string): Promise<unknown> {
    from = undefined
    const frames = [drawer.style.transform, `translateY(${to})`].map(transform => ({ transform }))
    drawer.style.transform = ''
    const duration = parseFloat(getComputedStyle(drawer).getPropertyValue('--ndt-dur-2'))
    return drawer.animate(frames, { duration, easing: 'ease-out' }).finished
  }

  return () => {
    life.abort()
    sizes.disconnect()
  }
}
