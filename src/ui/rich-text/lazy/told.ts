/** Milliseconds without a key after which a text is told. */
const QUIET = 300

/**
 * Tells a text once nobody types for a moment, as writing a long one takes its time; at once when the
 * caret leaves it, its form is sent or its page goes away: no word stays untold.
 */
export function tellWhenQuiet(text: HTMLElement, root: ShadowRoot, tell: () => void) {
  const life = new AbortController()
  const { signal } = life
  let timer: ReturnType<typeof setTimeout> | undefined

  function now() {
    const isDue = timer !== undefined
    clearTimeout(timer)
    timer = undefined
    if (isDue) tell()
    return isDue
  }
  text.addEventListener('focusout', now, { signal })
  root.addEventListener('submit', now, { capture: true, signal })
  document.addEventListener('visibilitychange', now, { signal })
  addEventListener('pagehide', now, { signal })
  // the form does not know yet that there is something to lose
  addEventListener('beforeunload', event => now() && event.preventDefault(), { signal })

  return {
    soon() {
      clearTimeout(timer)
      timer = setTimeout(now, QUIET)
    },
    /** Whether there was something to tell. */
    now,
    end() {
      now()
      life.abort()
    },
  }
}
