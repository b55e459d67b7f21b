import type { ReactNode } from 'react'
import { defineWidget, json } from '../../src/index'

function Part({ content }: { content: ReactNode }) {
  return content
}

defineWidget('ndt-part', { component: Part, attributes: { content: json<ReactNode>(null) } })

/** Shows parts of `src/ui` where they live, inside a tag: `render: () => part(<Button>Save</Button>)` */
export function part(content: ReactNode): HTMLElement {
  const shown = document.querySelector<HTMLElement>('#storybook-root > ndt-part')
  return Object.assign(shown ?? document.createElement('ndt-part'), { content })
}

/** Variants of a part, side by side. */
export function Row({ children }: { children: ReactNode }) {
  return (
    <div
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 12,
        alignItems: 'center',
        marginBlockEnd: 12,
      }}
    >
      {children}
    </div>
  )
}
