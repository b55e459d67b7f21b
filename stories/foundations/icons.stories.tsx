import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { Icon, mark } from '../../src/ui/icons'
import { part } from '../support/part'
import { drawings } from './drawings'

export default { tags: ['!autodocs'] } satisfies Meta

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
          {drawings.map(({ name, path }) => (
            <span key={name} className="sm muted">
              {path === mark ? <Mark /> : <Icon path={path} className="i--20" />} {name}
            </span>
          ))}
        </div>
      </div>,
    ),
}

function Mark() {
  return (
    <svg className="i i--20" viewBox="0 0 30 30" aria-hidden="true">
      <path d={mark} />
    </svg>
  )
}
