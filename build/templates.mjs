/** What `npm run new <name>` writes: path -> text. It works as it is, and passes lint and tests. */
export function templates(name) {
  const words = name.split('-').map(word => word[0].toUpperCase() + word.slice(1))
  const component = words.join('')
  const dictionary = `${component[0].toLowerCase()}${component.slice(1)}Texts`
  const folder = `widgets/${name}/${name}`
  return {
    [`${folder}.element.ts`]: element(name, component),
    [`${folder}.tsx`]: screen(name, component),
    [`${folder}-view.tsx`]: view(name, component, dictionary),
    [`${folder}.texts.ts`]: texts(name, dictionary, words.join(' ')),
    [`${folder}.css`]: styles(name),
    [`${folder}.page.css`]: pageStyles(name),
    [`stories/${name}.stories.tsx`]: story(name),
    [`test/widgets/${name}.test.tsx`]: test(name, words.join(' ')),
  }
}

const element = (name, component) => `import { defineWidget } from '../../src/index'
import { ${component} } from './${name}'
import styles from './${name}.css'

/**
 * One sentence: what the tag shows, in a page author's words.
 *
 * @group Job seeker
 * @use One sentence: where it is the right tag.
 * @avoid One sentence: where it is not, and what is.
 * @fallback A link to a page that shows the same.
 * @fires ndt-ready - the widget is shown
 */
defineWidget('ndt-${name}', { component: ${component}, styles })
`

const screen = (name, component) => `import { useEffect } from 'react'
import { useHost } from '../../src/index'
import { ${component}View } from './${name}-view'

/** One sentence: what this screen is for. */
export function ${component}() {
  const host = useHost()
  useEffect(() => host.reveal(true), [host])
  return <${component}View items={[]} />
}
`

const view = (name, component, dictionary) => `import { Card } from '../../src/index'
import { ${dictionary} } from './${name}.texts'

/** Every state, from props alone. */
export function ${component}View({ items }: { items: string[] }) {
  const t = ${dictionary}()
  return (
    <Card title={t.title}>
      <p className="${name}__text">{items.length ? items.join(', ') : t.empty}</p>
    </Card>
  )
}
`

const texts = (name, dictionary, title) => `import { texts } from '../../src/index'

/** The words of \`<ndt-${name}>\`. */
export const ${dictionary} = texts('${name}', {
  title: '${title}',
  empty: 'Nothing here yet.',
})
`

const styles = name => `.${name}__text {
  color: var(--ndt-text-muted);
}
`

const pageStyles = name => `:where(ndt-${name}) {
  display: block;
  container: ndt-room / inline-size;
  writing-mode: horizontal-tb;
}
:where(ndt-${name})::before {
  content: '';
  float: inline-start;
  block-size: 120px;
}
`

const story = name => `import type { Meta, StoryObj } from '@storybook/web-components-vite'

export default { component: 'ndt-${name}' } satisfies Meta

export const Empty: StoryObj = {}
`

const test = (name, title) => `import { expect, test } from 'vitest'
import '../../widgets/${name}/${name}.element'
import { listen, place, shown } from '../support/widget'

test('shows its title, and says when it is ready', async () => {
  const ready = listen('ndt-ready')
  const element = place('ndt-${name}')
  await expect.poll(() => ready).toEqual([{ tag: 'ndt-${name}' }])
  expect(shown(element)).toContain('${title}')
})
`
