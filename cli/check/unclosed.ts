import type { Findings } from './result'

/** Names tags that are written as XML has them: HTML leaves them open, and they take in what follows. */
export function findUnclosed(html: string, found: Findings): void {
  const written = html.replaceAll(/<!--.*?-->/gs, '')
  for (const [tag, name] of written.matchAll(/<(ndt-[\w-]+)(?:"[^"]*"|'[^']*'|[^"'>])*?\/>/g)) {
    found.fault(
      `${tag} does not end there: what follows on the page stands inside it, and goes out of view.`,
      `Write <${name}></${name}>: HTML has no other way to close a tag of its own.`,
    )
  }
}
