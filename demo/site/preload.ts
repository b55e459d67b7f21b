import { readFileSync } from 'node:fs'
import path from 'node:path'

/** What `manifest.json` says that a page loads. */
interface Manifest {
  styles: string
  signedIn: string[]
  tags: Record<string, string[]>
}

/** The `<link>` lines that start, with the page itself, all that its tags would ask for one after another. */
export type Preload = (html: string, isSignedIn: boolean) => string

/** Reads the manifest of the built widgets, once; where nothing is built, there are no lines. */
export function preloadFrom(distFolder: string): Preload {
  let manifest: Manifest | undefined
  return (html, isSignedIn) => {
    manifest ??= read(path.join(distFolder, 'manifest.json'))
    const names = new Set(Array.from(html.matchAll(/<(ndt-[a-z\d-]+)/g), ([, name]) => name!))
    const scripts = [...names].flatMap(name => manifest!.tags[name] ?? [])
    if (!scripts.length) return ''
    const all = new Set([...scripts, ...(isSignedIn ? manifest.signedIn : [])])
    return [
      `<link rel="preload" as="fetch" crossorigin href="/dist/${manifest.styles}">`,
      ...[...all].map(file => `<link rel="modulepreload" href="/dist/${file}">`),
    ].join('\n  ')
  }
}

function read(file: string): Manifest {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Manifest
  } catch {
    return { styles: '', signedIn: [], tags: {} }
  }
}
