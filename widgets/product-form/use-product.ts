import { useEffect, useMemo, useState } from 'react'
import {
  createProduct,
  deleteProductImage,
  saidFailed,
  saidSaved,
  texts,
  toast,
  tooLarge,
  updateProduct,
  useForm,
  useHost,
  useProgress,
  type Product,
  type UploadEntry,
} from '../../src/index'
import { featureField } from './features'
import { bodyOf, FILES, valuesOf, type ProductValues } from './product-values'

const english = {
  deleted: 'File deleted successfully',
  notDeleted: 'Error deleting file',
  close: 'Close',
}

/** Megabytes of a picture and of a video (R221). */
export const PICTURE = 5
export const VIDEO = 15
/** Milliseconds that the toasts stay (R163). */
const TOAST = 2500

/** The state of a product's form, how it is saved, and how a stored file goes. */
export function useProduct(product: Product | undefined, slug: string | undefined) {
  const host = useHost()
  const { progress, track, cancel } = useProgress()
  const [gone, setGone] = useState<number[]>([])
  const [hasFailed, setFailed] = useState(false)
  const draft = useMemo(
    () => ({ name: `product-form:${slug ?? 'new'}`, without: [...FILES] }),
    [slug],
  )
  const form = useForm<ProductValues>({
    initial: valuesOf(product, gone),
    async save(values, signal) {
      setFailed(false)
      const body = bodyOf(values, product?.id)
      const message = await track(signal, sending =>
        slug
          ? updateProduct({ params: { slug }, body, ...sending })
          : createProduct({ body, ...sending }),
      )
      const said = saidSaved(message)
      host.emit('ndt-saved', { tag: host.element.localName, section: 'product', message: said })
    },
    fieldOf: (name, values) =>
      featureField(name, values.feature_specification) ?? name.split('.')[0]!,
    tooLarge: tooLargeFiles,
    onSaved() {},
    onFailed(error) {
      setFailed(error.retryable)
      saidFailed(error)
    },
    draft,
  })

  // R206: the next one starts from nothing, where a host stays on the page
  const { state, startOver } = form
  useEffect(() => {
    if (state === 'saved' && !slug) startOver()
  })

  async function deleteFile({ id }: UploadEntry): Promise<boolean> {
    const t = texts('product-form', english)
    try {
      await deleteProductImage({ params: { id: id! } })
      setGone(before => [...before, id!])
      void toast({ message: t.deleted, duration: TOAST, closeLabel: t.close })
      return true
    } catch (error) {
      host.report(error, 'save')
      void toast({ message: t.notDeleted, tone: 'danger', duration: TOAST, closeLabel: t.close })
      return false
    }
  }

  const sending = {
    progress,
    onCancel: cancel,
    onRetry: hasFailed ? () => void form.submit() : undefined,
  }
  return { form, deleteFile, sending }
}

/** A server that refuses the form for its size means one of the files that go out (Q43). */
function tooLargeFiles({ original_cover_image, images, videos }: ProductValues) {
  const isNew = ({ file }: UploadEntry) => !!file
  if (videos.some(isNew)) return { videos: tooLarge(VIDEO) }
  if (images.some(isNew)) return { images: tooLarge(PICTURE) }
  const isChosen = original_cover_image.kind === 'chosen'
  return isChosen ? { original_cover_image: tooLarge(PICTURE) } : {}
}
