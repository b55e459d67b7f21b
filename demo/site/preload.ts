import { type Asset, readable } from './assets'

/** What `manifest.json` says that a page loads. */
interface Manifest {
  styles: string
  signedIn: string[]
  tags: Record<string, string[]>
}

/** The `<link>` lines that start, with the page itself, all that its tags would ask for one after another. */
export type Preload = (html: string, isSignedIn: boolean) => string

/** Reads the manifest of the built widgets, and anew once it is another; where nothing is built, or can be read, there are no lines. */
export function preloadFrom(distFolder: string): Preload {
  let known: { etag?: string | undefined; manifest: Manifest } = { manifest: NONE }
  return (html, isSignedIn) => {
    const asset = readable(distFolder, 'manifest.json')
    if (asset?.etag !== known.etag) known = { etag: asset?.etag, manifest: read(asset) }
    const { manifest } = known
    const names = new Set(Array.from(html.matchAll(/<(ndt-[a-z\d-]+)/g), ([, name]) => name!))
    const scripts = [...names].flatMap(name => manifest.tags[name] ?? [])
    if (!scripts.length) return ''
    const all = new Set([...scripts, ...(isSignedIn ? manifest.signedIn : [])])
    return [
      `<link rel="preload" as="fetch" crossorigin href="/dist/${manifest.styles}">`,
      ...[...all].map(file => `<link rel="modulepreload" href="/dist/${file}">`),
    ].join('\n  ')
  }
}

const NONE: Manifest = { styles: '', signedIn: [], tags: {} }

/** None where there is none, or where it is just being written. */
function read(asset: Asset | undefined): Manifest {
  try {
    return asset ? (JSON.parse(Buffer.from(asset.bodies['']!).toString()) as Manifest) : NONE
  } catch {
    return NONE
  }
}
