import { Card, FileField, fileToSend, Uploader, type Form, type UploadEntry } from '../../src/index'
import { productFormTexts } from './product-form.texts'
import type { ProductValues } from './product-values'
import { PICTURE, VIDEO, type ProductState } from './use-product'

/** Pictures at most (R221). */
const MAX_IMAGES = 5

const pictures = { accept: ['png', 'jpeg', 'jpg'], maxMegabytes: PICTURE }

interface ProductFilesProps {
  form: Form<ProductValues>
  sending: ProductState['sending']
  maxVideos: number
  onDelete: ProductState['removeStored']
}

/** A product's thumbnail, pictures and videos (R210, R221). */
export function ProductFiles({ form, sending, maxVideos, onDelete }: ProductFilesProps) {
  const t = productFormTexts()
  const media = (list: 'images' | 'videos') => ({
    ...form.bind(list),
    ...sending,
    label: t[list],
    className: 'is-titled',
    onDelete,
    errors: form.errors,
    // what was said of a file goes with it
    onChange(entries: UploadEntry[]) {
      const gone = form.values[list].filter(entry => !entries.includes(entry))
      form.set(list, entries)
      form.forgive(name => gone.some(({ key }) => key === name))
    },
  })
  const cover = fileToSend(form.values.original_cover_image).file
  return (
    <>
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
            {...media('images')}
            {...pictures}
            tiles
            hint={t.pictureHint}
            maxFiles={MAX_IMAGES}
          />
        </div>
      </Card>
      <Card title={t.videos}>
        <div className="card__body">
          <Uploader
            {...media('videos')}
            hint={t.videoHint}
            accept={['mp4']}
            maxMegabytes={VIDEO}
            maxFiles={maxVideos}
          />
        </div>
      </Card>
    </>
  )
}
