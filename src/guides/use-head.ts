import { useEffect } from 'react'

/** What a page says of itself to search engines and where it is shared. */
export interface Head {
  title: string
  description: string
  image?: string
}

/**
 * Sets the page's title, description and share tags (R250, R266).
 *
 * What we add goes when the widget does, and what we replace comes back, so that the next page of a
 * single-page host starts anew; what that page says already stays.
 */
export function useHead(head: Head | undefined): void {
  const { title, description, image } = head ?? {}
  useEffect(() => {
    if (title === undefined || description === undefined) return
    // `document.title` would be an element of the page that is called so
    const name = document.querySelector('title') ?? addToHead('title')
    const before = name.textContent
    name.textContent = title
    // what a guide leaves out the page may say
    const undo = tags({ title, description, image })
      .filter(([, , content]) => content)
      .map(setMeta)
    return () => {
      if (name.textContent === title) name.textContent = before
      for (const back of undo) back()
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
  return image && URL.canParse(image, document.baseURI)
    ? [...shared, ['property', 'og:image', new URL(image, document.baseURI).href]]
    : shared
}

/** Adds a tag, or says something else in the page's; returns what takes it back. */
function setMeta([kind, name, content]: Tag): () => void {
  const known = document.querySelector<HTMLMetaElement>(`meta[${kind}="${name}"]`)
  const meta = known ?? addToHead('meta')
  const before = meta.content
  meta.setAttribute(kind, name)
  meta.content = content
  return () => {
    if (meta.content !== content) return
    if (known) meta.content = before
    else meta.remove()
  }
}

function addToHead<T extends 'meta' | 'title'>(tag: T): HTMLElementTagNameMap[T] {
  return document.querySelector('head')!.appendChild(document.createElement(tag))
}
