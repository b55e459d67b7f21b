import {
  Card,
  CheckGroup,
  ComboboxField,
  SelectField,
  TextField,
  useQuery,
  type Choice,
  type Form,
} from '../../src/index'
import { choicesBelow } from './product-form.store'
import { productTexts } from './product-texts'
import type { ProductValues } from './product-values'

/** What a product is, and where it belongs: each choice clears what depends on it (R211). */
export function AboutProduct({ form }: { form: Form<ProductValues> }) {
  const t = productTexts()
  const { segment_id, method_id, category_id } = form.values
  const below = choicesBelow(segment_id, method_id[0]?.id, category_id[0]?.id)
  const methods = useQuery(below.$methods)
  const categories = useQuery(below.$categories)
  const subCategories = useQuery(below.$subCategories)

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

  return (
    <Card title={t.product}>
      <div className="card__body form">
        <TextField {...form.bind('name')} label={t.name} mandatory />
        <div className="form form--2">
          <TextField {...form.bind('alias')} label={t.alias} />
          <SelectField
            {...form.bind('segment_id')}
            label={t.segment_id}
            options={[
              { value: '1', label: t.equipment },
              { value: '2', label: t.consumable },
            ]}
            onChange={setSegment}
          />
        </div>
        <CheckGroup
          {...form.bind('available_for')}
          label={t.available_for}
          options={[
            { value: 'Lease', label: t.lease },
            { value: 'Purchase', label: t.purchase },
          ]}
        />
        <div className="form form--3 about-product__place">
          <ComboboxField
            {...form.bind('method_id')}
            label={t.method_id}
            mandatory
            single
            options={methods.data}
            disabled={!segment_id}
            placeholder={t.selectMethod}
            onChange={setMethod}
            onRetry={methods.error && below.$methods.refetch}
          />
          <ComboboxField
            {...form.bind('category_id')}
            label={t.category_id}
            mandatory
            single
            options={categories.data}
            disabled={!method_id.length}
            placeholder={method_id.length ? t.selectCategory : t.methodFirst}
            onChange={setCategory}
            onRetry={categories.error && below.$categories.refetch}
          />
          <ComboboxField
            {...form.bind('sub_category_id')}
            label={t.sub_category_id}
            single
            options={subCategories.data}
            disabled={!category_id.length}
            placeholder={category_id.length ? t.selectSubCategory : t.categoryFirst}
            onRetry={subCategories.error && below.$subCategories.refetch}
          />
        </div>
      </div>
    </Card>
  )
}
