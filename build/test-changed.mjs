import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'

/**
 * What a change that is not committed yet touches, in two lanes that run side by side: lint, types
 * and the tests of units and of the demo's server that import it; the stories of its widgets and the
 * tests of pages that name them.
 */
export function lanesOfChange() {
  const files = changedFiles()
  const text = files.filter(file => /\.(m?[jt]sx?)$/.test(file))
  const widgets = [...new Set(files.flatMap(widgetOf))]
  const folders = ['pages', 'looks', 'access', 'trouble', 'parts', 'embedding', 'site']
  const inBrowser = folders.map(folder =>
    globSync(`test/${folder}/**/*.test.ts`)
      .filter(file => files.includes(file) || names(readFileSync(file, 'utf8'), widgets))
      .join(' '),
  )
  const [pages, looks, access, trouble, parts, embedding, site] = inBrowser
  const isServed = files.some(file => /^(demo|src|test\/demo)\//.test(file))
  const stories = widgets.length && `-t "^[^/]+/(${widgets.join('|')}):"`
  const lanes = [
    [
      { title: 'Format', script: 'format:check', words: files.join(' ') || undefined },
      { title: 'Lint', script: 'lint:code', words: text.join(' ') || undefined },
      { title: 'Types', script: 'types', words: '--incremental --tsBuildInfoFile .tsbuildinfo' },
      {
        title: 'Unit tests',
        script: 'test:unit',
        words: '--changed --passWithNoTests',
        counts: true,
      },
    ],
    [
      { title: 'Build', script: 'build', words: inBrowser.some(Boolean) ? '' : undefined },
      { title: 'Storybook', script: 'storybook:build', words: stories ? '' : undefined },
      { title: 'Its stories', script: 'test:stories', words: stories || undefined, counts: true },
      { title: 'Its pages', script: 'test:pages', words: pages || undefined, counts: true },
      { title: 'Their looks', script: 'test:looks', words: looks || undefined, counts: true },
      { title: 'Access to them', script: 'test:access', words: access || undefined, counts: true },
      {
        title: 'Pages in trouble',
        script: 'test:trouble',
        words: trouble || undefined,
        counts: true,
      },
      { title: 'Shared parts', script: 'test:parts', words: parts || undefined, counts: true },
      { title: 'Embedding', script: 'test:embedding', words: embedding || undefined, counts: true },
      {
        title: 'The demo’s server',
        script: 'test:site',
        words: isServed ? '--project server --changed --passWithNoTests' : undefined,
        counts: true,
      },
      { title: 'The demo’s pages', script: 'test:site', words: site || undefined, counts: true },
    ],
  ]
  return lanes.map(lane => lane.filter(({ words }) => words !== undefined))
}

function changedFiles() {
  const git = (...words) => execFileSync('git', words, { encoding: 'utf8' }).split('\n')
  const files = [
    ...git('diff', '--name-only', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
  return files.filter(existsSync)
}

/** The widget that a file is of: its folder's, its story's or its tests'. */
function widgetOf(file) {
  const [, name] = /^(?:widgets|stories|test\/widgets)\/([\w-]+)/.exec(file) ?? []
  return name && existsSync(`widgets/${name}`) ? [name] : []
}

function names(text, widgets) {
  return widgets.some(name => new RegExp(`\\bndt-${name}(?![\\w-])`).test(text))
}
