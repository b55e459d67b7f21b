import { useEffect } from 'react'

/** What a page says of itself to search engines and where it is shared. */
export interface Head {
  title: string
  description: string
  image?: string
}

/**
 * Sets the page's title, description and share tags where the server did not (R250, R266).
 *
 * A page with an `og:title` of its own wrote its head itself. What we add goes when the widget
 * does, so that the next page of a single-page host starts anew.
 */
export function useHead(head: Head | undefined): void {
  const { title, description, image } = head ?? {}
  useEffect(() => {
    if (title === undefined || description === undefined) return
    const before = document.title
    const isOurs = !document.querySelector('meta[property="og:title"]')
    if (isOurs) document.title = title
    const added = tags({ title, description, image }).flatMap(addMeta)
    return () => {
      if (isOurs) document.title = before
      for (const meta of added) meta.remove()
    }
  }, [title, description, image])
}

type Tag = ['name' | 'property', string, string]

function tags({ title, description, image }: Head): Tag[] {
  const shared: Tag[] = [
    ['name', 'description', description],
    ['property', 'og:type', 'article'],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:url', location.origin + location.pathname],
    ['name', 'twitter:card', 'summary_large_image'],
  ]
  return image
    ? [...shared, ['property', 'og:image', new URL(image, document.baseURI).href]]
    : shared
}

function addMeta([kind, name, content]: Tag): HTMLMetaElement[] {
  if (document.querySelector(`meta[${kind}="${name}"]`)) return []
  const meta = document.createElement('meta')
  meta.setAttribute(kind, name)
  meta.content = content
  document.head.append(meta)
  return [meta]
}
