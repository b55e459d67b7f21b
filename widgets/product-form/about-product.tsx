import {
  Card,
  CheckGroup,
  ComboboxField,
  SelectField,
  TextField,
  useHost,
  useOptions,
  type Form,
} from '../../src/index'
import { placing } from './placing'
import { choicesBelow } from './product-form.store'
import { productFormTexts } from './product-form.texts'
import type { ProductValues } from './product-values'

/** What a product is, and where it belongs: each choice clears what depends on it (R211). */
export function AboutProduct({ form }: { form: Form<ProductValues> }) {
  const t = productFormTexts()
  const host = useHost()
  const { segment_id, method_id, category_id } = form.values
  const below = choicesBelow(segment_id, method_id[0]?.id, category_id[0]?.id)
  const methods = useOptions(below.$methods)
  const categories = useOptions(below.$categories)
  const subCategories = useOptions(below.$subCategories)
  const setter = placing(form, host)
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
            onChange={setter('segment_id', 0)}
          />
        </div>
        <CheckGroup
          {...form.bind('available_for')}
          label={t.available_for}
          // R15: the two have these ids
          options={[
            { value: '1', label: t.lease },
            { value: '2', label: t.purchase },
          ]}
        />
        <div className="form form--3 about-product__place">
          <ComboboxField
            {...form.bind('method_id')}
            label={t.method_id}
            mandatory
            single
            {...methods}
            disabled={!segment_id}
            placeholder={t.selectMethod}
            onChange={setter('method_id', 1)}
          />
          <ComboboxField
            {...form.bind('category_id')}
            label={t.category_id}
            mandatory
            single
            {...categories}
            disabled={!method_id.length}
            placeholder={method_id.length ? t.selectCategory : t.methodFirst}
            onChange={setter('category_id', 2)}
          />
          <ComboboxField
            {...form.bind('sub_category_id')}
            label={t.sub_category_id}
            single
            {...subCategories}
            disabled={!category_id.length}
            placeholder={category_id.length ? t.selectSubCategory : t.categoryFirst}
          />
        </div>
      </div>
    </Card>
  )
}
