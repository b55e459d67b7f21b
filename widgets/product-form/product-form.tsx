import { useEffect } from 'react'
import {
  $companyCountries,
  Failure,
  signInAfter,
  SkeletonLines,
  Surface,
  useHost,
  useQuery,
  useStore,
} from '../../src/index'
import { ProductFields } from './product-fields'
import { $tags, productOf } from './product-form.store'
import { productFormTexts } from './product-form.texts'

/** What the page sets. */
export interface ProductFormProps {
  slug: string | undefined
  maxVideos: number
}

/** The form of a product: with a slug it edits, else it adds (R205). */
export function ProductForm({ slug, maxVideos }: ProductFormProps) {
  const host = useHost()
  useEffect(() => {
    if (!slug) host.reveal(true)
  }, [host, slug])
  if (!slug) return <ProductFields maxVideos={maxVideos} />
  return <Edited key={slug} slug={slug} maxVideos={maxVideos} />
}

function Edited({ slug, maxVideos }: { slug: string; maxVideos: number }) {
  const $product = productOf(slug)
  const { data, error } = useQuery($product)
  // the choices that no other decides: with it and not after it
  useStore($tags)
  useStore($companyCountries)
  if (data) return <ProductFields product={data} slug={slug} maxVideos={maxVideos} />
  return (
    <Surface busy={!error}>
      {error ? (
        <Failure
          text={productFormTexts().failed}
          signIn={signInAfter(error, '/company-sign-in')}
          onRetry={$product.refetch}
        />
      ) : (
        <SkeletonLines lines={12} />
      )}
    </Surface>
  )
}
