import {
  $companyCountries,
  Card,
  ComboboxField,
  DateField,
  getConfig,
  useOptions,
  type Form,
} from '../../src/index'
import { $tags } from './product-form.store'
import { productFormTexts } from './product-form.texts'
import type { ProductValues } from './product-values'

/** When a product is published, under which tags and in which countries (R210). */
export function Publishing({ form }: { form: Form<ProductValues> }) {
  const t = productFormTexts()
  const tags = useOptions($tags)
  const countries = useOptions($companyCountries)
  return (
    <Card title={t.publishing}>
      <div className="card__body form">
        <DateField
          {...form.bind('published_date')}
          label={t.published_date}
          locale={getConfig().locale}
          long
        />
        <ComboboxField {...form.bind('tags')} label={t.tags} {...tags} allowNew byComma />
        <ComboboxField {...form.bind('country_id')} label={t.country_id} {...countries} />
      </div>
    </Card>
  )
}
