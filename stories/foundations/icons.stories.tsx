import type { Meta, StoryObj } from '@storybook/web-components-vite'
import * as drawings from '../../src/ui/icons'
import { part } from '../support/part'

export default { tags: ['!autodocs'] } satisfies Meta

const { Icon, ...shared } = drawings
/** Those that one screen alone shows stand beside it. */
const own = import.meta.glob<Record<string, unknown>>('../../{src,widgets}/**/{icons,*-icons}.ts', {
  eager: true,
})
const paths = Object.entries(
  Object.assign({}, ...Object.values(own), shared) as Record<string, unknown>,
).filter((entry): entry is [string, string] => typeof entry[1] === 'string')

/** Every icon, by the name that code has for it. */
export const Icons: StoryObj = {
  name: 'icons',
  render: () =>
    part(
      <div style={{ inlineSize: '100%', maxInlineSize: 1000, marginInline: 'auto' }}>
        <h1 style={{ fontSize: 32, fontWeight: 700, lineHeight: 1.5, marginBlockEnd: 24 }}>
          Icons
        </h1>
        <div
          style={{
            display: 'grid',
            gap: 24,
            gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
          }}
        >
          {paths.map(([name, path]) => (
            <span key={name} className="sm muted">
              <Icon path={path} className="i--20" /> {name}
            </span>
          ))}
        </div>
      </div>,
    ),
}
