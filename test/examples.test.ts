import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { examplesOf, pages, type Example } from './support/examples'

const examples = pages.flatMap(examplesOf)

/** What no test runs, and why; by page, or by page and language. */
const NOT_RUN: Record<string, string> = {
  'README.md sh': 'it is what runs this test, and the demo that tests of pages visit',
  'docs/hosts/aspnet.md': 'it needs the .NET SDK',
  'docs/hosts/laravel.md blade': 'it is a template of a framework that is not here',
  'docs/hosts/django/README.md': 'npm run test:hosts runs it: test/hosts/starters.ts',
  'docs/hosts/hono/README.md': 'npm run test:hosts runs it: test/hosts/starters.ts',
  'docs/hosts/php/README.md': 'npm run test:hosts runs it: test/hosts/starters.ts',
}

/** Programs that say whether a text can be read: what stands on its own in a recipe lacks its framework. */
const READERS: Record<string, { words: string[]; whole: (text: string) => string }> = {
  php: {
    words: ['php', '-l'],
    whole: text => {
      const isClass = /^(public|protected) function/.test(text)
      return text.startsWith('<?php') ? text : `<?php ${isClass ? `class Calls { ${text} }` : text}`
    },
  },
  ruby: { words: ['ruby', '-c'], whole: text => text },
  erb: {
    words: ['ruby', '-rerb', '-e', 'RubyVM::InstructionSequence.compile(ERB.new(STDIN.read).src)'],
    whole: text => text,
  },
}

const taken = globSync('test/**/*.ts')
  .flatMap(file => [
    ...readFileSync(file, 'utf8').matchAll(
      /\bexample(?:Of)?\(\s*'([^']+)',\s*(?:'([^']+)'|"([^"]+)")(?:,\s*(\w+))?/g,
    ),
  ])
  .map(([, page, one, other, index = '0']) => `${page} ${one ?? other} ${index}`)

test('every example of the docs is run by a test, or there is a reason why not', () => {
  const idle = examples.filter(({ page, heading, index, language }) => {
    const isTaken = [index, 'index'].some(which => taken.includes(`${page} ${heading} ${which}`))
    return !isTaken && !READERS[language] && !NOT_RUN[page] && !NOT_RUN[`${page} ${language}`]
  })
  expect(idle.map(nameOf)).toEqual([])
})

test('no reason is left of an example that is gone', () => {
  const places = examples.flatMap(({ page, language }) => [page, `${page} ${language}`])
  expect(Object.keys(NOT_RUN).filter(place => !places.includes(place))).toEqual([])
})

for (const [language, { words, whole }] of Object.entries(READERS)) {
  const [program, ...options] = words
  const isHere = spawnSync(program!, ['--version']).status === 0
  test.runIf(isHere)(`recipes in ${language} can be read by it`, () => {
    const unread = examples
      .filter(example => example.language === language)
      .filter(({ text }) => spawnSync(program!, options, { input: whole(text) }).status !== 0)
    expect(unread.map(nameOf)).toEqual([])
  })
}

function nameOf({ page, heading, index }: Example): string {
  return `${page}, ${heading}, ${index}`
}
