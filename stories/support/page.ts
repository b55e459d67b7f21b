import { resetConfig, type Config } from '../../src/config'

interface Page {
  /** The page's settings block. */
  config?: Partial<Config>
  /** What the meta tag says of the signed-in user; none is a visitor. */
  user?: object
}

/** What the page around the tag says in its head; a story's page replaces that of its `meta`. */
export function page({ config, user }: Page): () => void {
  return () => {
    const script = document.createElement('script')
    script.type = 'application/json'
    script.dataset['ndtConfig'] = ''
    script.text = JSON.stringify(config ?? {})
    const meta = document.createElement('meta')
    meta.name = 'user'
    meta.content = user ? JSON.stringify(user) : ''
    for (const old of document.head.querySelectorAll('[data-ndt-config], [name=user]')) old.remove()
    document.head.append(script, meta)
    resetConfig()
  }
}
