import {
  $companyCountries,
  Card,
  ComboboxField,
  DateField,
  FileField,
  fileToSend,
  fill,
  FormPage,
  getConfig,
  RichTextField,
  TextArea,
  Uploader,
  useQuery,
  type Product,
} from '../../src/index'
import { AboutProduct } from './about-product'
import { MAX_FEATURES } from './features'
import { FeaturesField } from './features-field'
import { $tags } from './product-form.store'
import { labelsOf, productTexts } from './product-texts'
import { Publish } from './publish'
import { PICTURE, useProduct, VIDEO } from './use-product'

/** Where the list of products is (R202, R204). */
const LIST = '/company/products'
/** Pictures at most (R221). */
const MAX_IMAGES = 5

const pictures = { accept: ['png', 'jpeg', 'jpg'], maxMegabytes: PICTURE }

interface ProductFieldsProps {
  product?: Product
  slug?: string
  maxVideos: number
}

/** The sections of a product's form (R210). */
export function ProductFields({ product, slug, maxVideos }: ProductFieldsProps) {
  const t = productTexts()
  const { form, removeStored, sending } = useProduct(product, slug)
  const tags = useQuery($tags)
  const countries = useQuery($companyCountries)
  const { feature_specification: rows, original_cover_image } = form.values
  const cover = fileToSend(original_cover_image).file
  return (
    <FormPage
      title={t.title}
      back={LIST}
      form={form}
      labels={labelsOf(rows)}
      submitLabel={t.submit}
      actions={product && <Publish product={product} />}
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
              {fill(t.features, { n: rows.length, max: MAX_FEATURES })}
            </span>
          }
        >
          <FeaturesField form={form} />
        </Card>
      </div>
      <div className="form-page__side">
        <Card title={t.original_cover_image}>
          <div className="card__body">
            <FileField
              {...form.bind('original_cover_image')}
              {...pictures}
              {...sending}
              label={t.original_cover_image}
              hint={t.pictureHint}
              words={t}
              className="is-titled"
              onRetry={cover && sending.onRetry}
              progress={cover && sending.progress?.(cover)}
            />
          </div>
        </Card>
        <Card title={t.images}>
          <div className="card__body">
            <Uploader
              {...form.bind('images')}
              {...pictures}
              {...sending}
              label={t.images}
              className="is-titled"
              tiles
              hint={t.pictureHint}
              maxFiles={MAX_IMAGES}
              onDelete={removeStored}
            />
          </div>
        </Card>
        <Card title={t.videos}>
          <div className="card__body">
            <Uploader
              {...form.bind('videos')}
              {...sending}
              label={t.videos}
              className="is-titled"
              hint={t.videoHint}
              accept={['mp4']}
              maxMegabytes={VIDEO}
              maxFiles={maxVideos}
              onDelete={removeStored}
            />
          </div>
        </Card>
        <Card title={t.publishing}>
          <div className="card__body form">
            <DateField
              {...form.bind('published_date')}
              label={t.published_date}
              locale={getConfig().locale}
              long
            />
            <ComboboxField
              {...form.bind('tags')}
              label={t.tags}
              options={tags.data}
              allowNew
              onRetry={tags.error && $tags.refetch}
            />
            <ComboboxField
              {...form.bind('country_id')}
              label={t.country_id}
              options={countries.data}
              onRetry={countries.error && $companyCountries.refetch}
            />
          </div>
        </Card>
      </div>
    </FormPage>
  )
}
