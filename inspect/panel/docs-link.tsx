import { docsAddress, docsPlace } from '../docs'

/** A link into the docs; where they are not served, the file that has it. */
export function DocsLink({ to }: { to: string }) {
  const href = docsAddress(to)
  if (!href)
    return (
      <span>
        Docs: <code>{docsPlace(to)}</code>
      </span>
    )
  return (
    <a href={href} target="_blank" rel="noopener">
      Docs: {to}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  )
}
