import type { Choice, Form } from '../../src/index'
import type { ProductValues } from './product-values'

/** Chooses where a product belongs: each choice clears what depends on it (R211). */
export function placing(form: Form<ProductValues>) {
  const { segment_id, method_id, category_id } = form.values

  /** Typing a choice's own name again changes nothing below it. */
  const changed = (before: Choice[], after: Choice[]) => before[0]?.id !== after[0]?.id

  function setSegment(value: string) {
    form.set('segment_id', value)
    if (value !== segment_id) setMethod([])
  }

  function setMethod(value: Choice[]) {
    form.set('method_id', value)
    if (changed(method_id, value)) setCategory([])
  }

  function setCategory(value: Choice[]) {
    form.set('category_id', value)
    if (changed(category_id, value)) form.set('sub_category_id', [])
  }

  return { setSegment, setMethod, setCategory }
}
