import { useState } from 'react'
import {
  carrySaid,
  createProduct,
  late,
  saidDone,
  saidFailed,
  tooLarge,
  updateProduct,
  useForm,
  useHost,
  useNext,
  useProgress,
  type Product,
  type UploadEntry,
} from '../../src/index'
import { productOf } from './product-form.store'
import { bodyOf, fieldOf, filesOf, valuesOf, type ProductValues } from './product-values'
import { sharesOf } from './shares'

/** Megabytes of a picture and of a video (R221). */
export const PICTURE = 5
export const VIDEO = 15

/** Where a product has what its form names otherwise. */
const places = {
  available_for: 'available_for_name',
  method_id: 'method',
  category_id: 'category',
  sub_category_id: 'subCategory',
  country_id: 'country',
}

/** What the form's sections see of it. */
export type ProductState = ReturnType<typeof useProduct>

/** The state of a product's form, how it is saved, and how a stored file goes. */
export function useProduct(product: Product | undefined, slug: string | undefined) {
  const host = useHost()
  const { progress, track, cancel } = useProgress()
  const [gone, setGone] = useState<number[]>([])
  const [hasFailed, setFailed] = useState(false)
  // as it was read anew since the press
  const latest = () => (slug ? productOf(slug).value!.data : undefined)
  const form = useForm<ProductValues>({
    initial: valuesOf(product, gone),
    version: product?.updated_at,
    stored: { answer: product, places },
    source: slug ? productOf(slug) : undefined,
    async save(values, signal, { version }) {
      setFailed(false)
      const body = bodyOf(values, latest())
      const message = await track(signal, sending =>
        slug
          ? updateProduct({ params: { slug }, body, version, ...sending })
          : createProduct({ body, ...sending }),
      )
      const said = saidDone(message)
      carrySaid(said)
      host.saved('product', said)
    },
    fieldOf: (name, values) => fieldOf(name, values, latest()),
    tooLarge: tooLargeFiles,
    onFailed(error) {
      setFailed(error.retryable)
      saidFailed(error)
    },
    draft: { name: `product-form:${slug ?? 'new'}`, isOfTab: !slug },
  })

  useNext(form)

  async function removeStored({ id }: UploadEntry): Promise<boolean> {
    const isGone = await late(host, async () =>
      (await import('./changes')).deleteFile(host, id!, slug!, form, setGone),
    )
    return !!isGone
  }

  const sending = {
    progress: progress === undefined ? undefined : sharesOf(filesOf(form.values), progress),
    onCancel: cancel,
    // as Save does, which first looks for what a field could not take
    onRetry: hasFailed ? () => host.root.querySelector('form')!.requestSubmit() : undefined,
  }
  return { form, removeStored, sending }
}

/** A server that refuses the form for its size means one of the files that go out (Q43). */
function tooLargeFiles({ original_cover_image, images, videos }: ProductValues) {
  const isNew = ({ file }: UploadEntry) => !!file
  if (videos.some(isNew)) return { videos: tooLarge(VIDEO) }
  if (images.some(isNew)) return { images: tooLarge(PICTURE) }
  const isChosen = original_cover_image.kind === 'chosen'
  return isChosen ? { original_cover_image: tooLarge(PICTURE) } : {}
}
