/** Milliseconds before words are put in: a region is heard once it has stood on the page, the same words once they were gone. */
const PAUSE = 100

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
  region.textContent = ''
  clearTimeout(timers.get(root))
  timers.set(
    root,
    setTimeout(() => (region.textContent = words), PAUSE),
  )
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
