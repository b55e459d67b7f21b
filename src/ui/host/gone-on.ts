/**
 * Tells, once something is here that came late, whether its visitor has gone on: it would take the focus from them.
 * `pressed` gets the focus by the press that asks for it, where it has not got it.
 */
export function watchFocus(root: ShadowRoot, pressed?: Element): () => boolean {
  const at = () => root.activeElement ?? document.activeElement
  const from = [at(), pressed, document.body]
  return () => !from.includes(at()!)
}
