import { late, type Choice, type Form, type Host } from '../../src/index'
import type { ProductPlace, ProductValues } from './product-values'

/** What hangs on each other, from above; all hangs on the segment. */
const PLACES: ProductPlace[] = ['method_id', 'category_id', 'sub_category_id']

/** Typing a choice's own name again changes nothing below it. */
const idOf = (value: string | Choice[]) => (typeof value === 'string' ? value : value[0]?.id)

/** Sets a field, and where it changes, clears the places below it from the numbered one on, and says so (R211). */
export function placing(form: Form<ProductValues>, host: Host) {
  return <K extends 'segment_id' | ProductPlace>(field: K, below: number) =>
    (value: ProductValues[K]) => {
      form.set(field, value)
      if (idOf(value) === idOf(form.values[field])) return
      const gone = PLACES.slice(below).filter(place => form.values[place].length)
      for (const place of gone) form.set(place, [])
      if (!gone.length) return
      void late(host, async () => (await import('./changes')).sayCleared(host.root, gone))
    }
}
