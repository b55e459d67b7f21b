import type { Meta, StoryObj } from '@storybook/web-components-vite'
import rules from '../../docs/words.md?raw'
import { drawn } from '../support/drawn'
import './foundations.css'

export default { tags: ['!autodocs'] } satisfies Meta

/** A module of words: each export gives its texts. */
type Module = Record<string, () => Record<string, unknown>>
const modules = import.meta.glob<Module>('../../{src,widgets}/**/{texts,*.texts}.ts', {
  eager: true,
})

/** How the screens speak, and every word of theirs that a page may replace. */
export const Words: StoryObj = {
  name: 'words',
  render: () =>
    drawn(
      <div className="foundation">
        <h1>Words</h1>
        <table>
          <tbody>
            {rulesIn(rules).map(([rule, how]) => (
              <tr key={rule}>
                <th scope="row">{rule}</th>
                <td>{how}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <h2>Every text</h2>
        {Object.entries(modules)
          .filter(([file]) => !file.endsWith('src/texts.ts'))
          .map(([file, module]) => (
            <Texts key={file} file={file} module={module} />
          ))}
      </div>,
    ),
}

/** The words of a file; the browser's own search opens the one that has what it looks for. */
function Texts({ file, module }: { file: string; module: Module }) {
  const words = Object.values(module).flatMap(texts => Object.entries(texts()))
  return (
    <details>
      <summary>{file.replace(/^(\.\.\/)+|\.texts\.ts$|\/texts\.ts$/g, '')}</summary>
      <dl>
        {words.map(([key, english]) => (
          <div key={key}>
            <dt>
              <code>{key}</code>
            </dt>
            <dd>{String(english)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** The rules of docs/words.md: `- **Sentences** begin with …`. */
function rulesIn(markdown: string): [rule: string, how: string][] {
  return markdown
    .split('\n- ')
    .slice(1)
    .map(item => /^\*\*(.+?)\*\*[:,]?\s*([^]*)$/.exec(item)!)
    .map(([, rule, how]) => [rule!, how!.replaceAll('`', '').replace(/\s+/g, ' ')])
}
