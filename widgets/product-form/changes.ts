import {
  attempt,
  count,
  deleteProductImage,
  endedText,
  fill,
  getProduct,
  isOutdated,
  refusalIn,
  say,
  sayOutcome,
  toggleProduct,
  type ApiError,
  type Form,
  type Host,
  type Outcome,
} from '../../src/index'
import { changesTexts } from './changes.texts'
import { productOf } from './product-form.store'
import { productFormTexts } from './product-form.texts'
import { PUBLISHED, type ProductPlace, type ProductValues } from './product-values'

/** Says which choices went with another above them (R211). */
export function sayCleared(root: ShadowRoot, gone: readonly ProductPlace[]): void {
  const labels = productFormTexts()
  say(root, fill(changesTexts().cleared, { labels: gone.map(place => labels[place]).join(', ') }))
}

/** Says where a feature's row is now. */
export function sayMoved(root: ShadowRoot, n: number): void {
  say(root, fill(changesTexts().moved, { n }))
}

/** Says how many rows of features are left. */
export function sayRows(root: ShadowRoot, n: number): void {
  say(root, count(changesTexts(), 'rows', n))
}

/** Deletes a stored file of a product at once (R239, R245); whether it is gone. */
export async function deleteFile(
  host: Host,
  id: number,
  slug: string,
  { inner }: Form<ProductValues>,
  setGone: (change: (before: number[]) => number[]) => void,
): Promise<boolean> {
  const t = changesTexts()
  // R245 has words of its own, whatever the server says, but for a session that has ended
  const call = () => deleteProductImage({ params: { id } }).then(() => t.deleted)
  const wordsOf = (error: unknown) =>
    (error as Partial<ApiError>).kind === 'session' ? endedText() : t.notDeleted
  const isGone = await said(attempt(host, call, wordsOf))
  if (!isGone) return false
  // nobody else's change
  inner.isOwn.current = true
  setGone(before => [...before, id])
  await readMade(slug, inner)
  if (inner.isOwn.current === true) inner.isOwn.current = false
  return true
}

/** Reads which version a change beside the form has made of its product: a save is held against that. */
export async function readMade(slug: string, inner: Form<ProductValues>['inner']): Promise<void> {
  const $product = productOf(slug)
  await $product.refetch()
  if (!$product.value!.error) return
  // it is read once more before a save, which may wait for this: until that is drawn
  inner.setHeld(now => ({ ...now, isOld: true }))
  await new Promise(resume => setTimeout(resume))
}

/**
 * Publishes a product by the call that flips its status (Q51, R197); whether it is published.
 *
 * The call flips whatever is there: the product is read first, as it may be published by now, and
 * once more if it changes in between (Q106). A refusal of what has not changed stands.
 */
export function publishProduct(host: Host, slug: string): Promise<boolean> {
  const t = changesTexts()
  async function call(refused?: { version: string | null; error: unknown }): Promise<string> {
    const { id, status, updated_at: version } = await getProduct({ params: { slug } })
    if (status === PUBLISHED) return t.wasPublished
    // what is not known is not flipped
    if (!id || status === null) throw new Error('The product comes without its id or status.')
    if (refused && refused.version === version) throw refused.error
    try {
      return (await toggleProduct({ params: { id }, version })) ?? t.done
    } catch (error) {
      if (refused || !isOutdated(error, version)) throw error
      return call({ version, error })
    }
  }
  return said(
    attempt(
      host,
      () => call(),
      error => refusalIn(error) || t.notUpdated,
    ),
  )
}

async function said(change: Promise<Outcome>): Promise<boolean> {
  const outcome = await change
  void sayOutcome(outcome)
  return outcome.isDone
}
