/** Runs `done` after some milliseconds, not counting those while the element has the pointer or the focus. */
export function pausable(element: HTMLElement, duration: number, done: () => void): void {
  let left = duration
  let since = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let held = ':hover, :focus-within'

  function run() {
    if (timer || element.matches(held)) return
    since = Date.now()
    timer = setTimeout(done, left)
  }

  function pause() {
    clearTimeout(timer)
    if (timer) left -= Date.now() - since
    timer = undefined
  }

  element.addEventListener('pointerenter', ({ pointerType }) => {
    // a finger leaves its last place hovered
    held = pointerType === 'touch' ? ':focus-within' : ':hover, :focus-within'
    pause()
  })
  element.addEventListener('focusin', pause)
  element.addEventListener('pointerleave', run)
  element.addEventListener('focusout', () => queueMicrotask(run))
  run()
}
