/** Milliseconds before words are put in: a region is heard once it has stood on the page, the same words once they were gone. */
const PAUSE = 100

/** Milliseconds that words stand in a region: they are said by then, and who reads the page finds none of long ago. */
const STAY = 5000

const regions = new WeakMap<ShadowRoot, HTMLElement>()
const timers = new WeakMap<ShadowRoot, ReturnType<typeof setTimeout>>()

/**
 * Says aloud what the eye sees and no element tells, such as how many rows a filter leaves; nothing is shown.
 *
 * Each widget has one region, inside the dialog that the widget is in; of several words at once the newest are said.
 */
export function say(root: ShadowRoot, words: string): void {
  const home = [...root.querySelectorAll('dialog[open]')].at(-1) ?? root
  const known = regions.get(root)
  const region = known?.parentNode === home ? known : open(root, home)
  const later = (run: () => void, wait: number) => timers.set(root, setTimeout(run, wait))
  const clear = () => (region.textContent = '')
  clear()
  clearTimeout(timers.get(root))
  later(() => {
    region.textContent = words
    later(clear, STAY)
  }, PAUSE)
}

/** Outside an open dialog nothing is heard. */
function open(root: ShadowRoot, home: ParentNode): HTMLElement {
  regions.get(root)?.remove()
  const region = document.createElement('p')
  region.className = 'sr'
  region.setAttribute('role', 'status')
  home.append(region)
  regions.set(root, region)
  return region
}
