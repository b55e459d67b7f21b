import { useEffect } from 'react'
import {
  Card,
  fill,
  FormPage,
  RichTextField,
  rowId,
  TextArea,
  useLazyPart,
  wayBack,
  type Product,
  siteUrl,
} from '../../src/index'
import { AboutProduct } from './about-product'
import { MAX_FEATURES } from './features'
import { FeaturesField } from './features-field'
import { productLabels } from './labels'
import { productFormTexts } from './product-form.texts'
import { ProductFiles } from './product-files'
import { PUBLISHED } from './product-values'
import { Publishing } from './publishing'
import { useProduct } from './use-product'

/** Where the list of products is (R202, R204). */
const LIST = '/company/products'

interface ProductFieldsProps {
  product?: Product
  slug?: string
  maxVideos: number
}

/** The sections of a product's form (R210). */
export function ProductFields({ product, slug, maxVideos }: ProductFieldsProps) {
  const t = productFormTexts()
  const { form, removeStored, sending } = useProduct(product, slug)
  const { feature_specification: rows } = form.values

  // a page that does not know the status could take the product back
  const isUnpublished = !!product?.id && (product.status ?? PUBLISHED) !== PUBLISHED
  const { part, open } = useLazyPart(() => import('./publish'))
  useEffect(() => {
    if (isUnpublished) void open()
  }, [isUnpublished, open])

  return (
    <FormPage
      title={t.title}
      back={wayBack(siteUrl(LIST), product && rowId('products', product))}
      subject={product?.name}
      form={form}
      labels={productLabels(form.values)}
      submitLabel={t.submit}
      actions={isUnpublished && part && <part.Publish slug={slug!} form={form} />}
    >
      <div className="form-page__main">
        <AboutProduct form={form} />
        <Card title={t.description}>
          <div className="card__body form">
            <TextArea {...form.bind('short_description')} label={t.short_description} />
            <RichTextField {...form.bind('description')} label={t.description} />
          </div>
        </Card>
        <Card
          title={t.feature_specification}
          actions={
            <span className="features__count subtle sm">
              <bdi>{fill(t.features, { n: rows.length, max: MAX_FEATURES })}</bdi>
            </span>
          }
        >
          <FeaturesField form={form} />
        </Card>
      </div>
      <div className="form-page__side">
        <ProductFiles {...{ form, sending, maxVideos }} onDelete={removeStored} />
        <Publishing form={form} />
      </div>
    </FormPage>
  )
}
