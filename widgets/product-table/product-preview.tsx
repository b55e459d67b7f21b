import { useState, type ComponentProps } from 'react'
import {
  Dialog,
  DialogBody,
  Drawer,
  Failure,
  fill,
  getProduct,
  Notice,
  query,
  signInAfter,
  SkeletonLines,
  StoredText,
  useQuery,
  useStyles,
  type Product,
  type ProductRow,
} from '../../src/index'
import css from './product-preview.lazy.css'
import { previewTexts } from './preview.texts'

interface ProductPreviewProps {
  row: ProductRow
  onClose: () => void
}

/** A product as the public sees it; read anew whenever it opens. */
export function ProductPreview({ row, onClose }: ProductPreviewProps) {
  useStyles(css)
  const t = previewTexts()
  const [$product] = useState(() =>
    query(signal => getProduct({ params: { slug: row.slug ?? String(row.id) }, signal }), {
      neverCached: true,
    }),
  )
  const { data, error } = useQuery($product)
  return (
    <Frame title={t.previewTitle} onClose={onClose}>
      <DialogBody>
        <article className="product-preview" aria-busy={!data && !error}>
          {data && data.status !== null && data.status !== 1 && (
            <Notice tone="warning" dir="auto">
              {t.previewHidden}
            </Notice>
          )}
          {data ? (
            <Shown product={data} />
          ) : error ? (
            <Failure
              text={t.previewFailed}
              signIn={signInAfter(error, '/company-sign-in')}
              onRetry={$product.refetch}
            />
          ) : (
            <SkeletonLines lines={8} />
          )}
        </article>
      </DialogBody>
      {/* below a short one: the dialog's own ground is its backdrop, and the body says by its size that it scrolls */}
      <div className="product-preview__rest" />
    </Frame>
  )
}

/** Beside the list; on a phone it is a sheet, which a finger can pull away. */
function Frame(props: ComponentProps<typeof Drawer>) {
  const [isSheet] = useState(() => matchMedia('(max-width: 560px)').matches)
  return isSheet ? <Drawer {...props} /> : <Dialog open {...props} />
}

function Shown({ product }: { product: Product }) {
  const t = previewTexts()
  const { name, original_cover_image: cover, images, videos } = product
  const pictures = images.filter(({ image_url }) => image_url)
  const films = videos.filter(({ product_video }) => product_video)
  const groups = [product.category?.name, product.subCategory?.name].filter(Boolean)
  return (
    <>
      {cover && <img className="product-preview__cover" src={cover} alt="" />}
      <h3 className="product-preview__name" dir="auto">
        {name}
      </h3>
      {groups.length > 0 && (
        <p className="sm muted">
          <bdi>{groups.join(' · ')}</bdi>
        </p>
      )}
      {product.short_description && <p dir="auto">{product.short_description}</p>}
      {product.description && <StoredText html={product.description} />}
      {product.feature_specification.length > 0 && (
        <dl className="product-preview__features">
          {product.feature_specification.map(({ id, feature_value, feature_description }) => (
            <div key={id}>
              <dt dir="auto">{feature_value}</dt>
              <dd dir="auto">{feature_description}</dd>
            </div>
          ))}
        </dl>
      )}
      {pictures.map(({ id, image_url }, index) => (
        <img
          key={id}
          className="product-preview__picture"
          loading="lazy"
          src={image_url!}
          alt={fill(t.picture, { name, n: index + 1, total: pictures.length })}
        />
      ))}
      {films.map(({ id, product_video }) => (
        <video
          key={id}
          className="product-preview__picture"
          src={product_video!}
          poster={cover ?? undefined}
          controls
          preload="none"
          aria-label={fill(t.video, { name })}
        />
      ))}
    </>
  )
}
