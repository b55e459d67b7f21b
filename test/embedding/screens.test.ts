// @vitest-environment node
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { globSync } from 'tinyglobby'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { templates } from '../../build/templates.mjs'

const run = promisify(execFile)
const MINUTES = 60_000

/** All that a build and the checks of a screen read; not what was built, nor the demo's data. */
const NEEDED = [
  ...['src', 'widgets', 'stories', 'build', 'test', 'docs', 'demo', 'cli', 'inspect', '.storybook'],
  ...[
    'LICENSE',
    'README.md',
    'CONTRIBUTING.md',
    'bench/README.md',
    'CHANGELOG.md',
    'package.json',
    'knip.json',
    '.prettierrc',
  ],
  ...['rollup.config.mjs', 'eslint.config.mjs', 'vitest.config.ts'],
]

/** The tests of the whole house that a new screen has to pass. */
const HOUSE = ['docs', 'texts', 'boundaries', 'definitions', 'exports', 'conformance', 'views']

const screens = Array.from({ length: 11 }, (_, index) => `sample-${index}`)
const written = ['widgets', 'stories', 'test/widgets'].map(place => `${place}/sample-*`)
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ndt-screens-'))
  for (const file of NEEDED) {
    const filter = (source: string) => !source.endsWith('demo/.data')
    await cp(file, path.join(folder, file), { recursive: true, filter })
  }
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  const { compilerOptions } = JSON.parse(await readFile('tsconfig.json', 'utf8'))
  const config = { compilerOptions, include: ['src/globals.d.ts', ...written] }
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(config))
  // the command makes the docs anew; once is enough for all
  const [first, ...others] = screens
  for (const name of others) await run('node', ['build/new.mjs', name], { cwd: folder })
  await npm('new', first!)
}, 3 * MINUTES)
afterAll(() => rm(folder, { recursive: true }))

test(
  'a new screen, and ten more, pass lint, types and their tests',
  { timeout: 5 * MINUTES },
  async () => {
    const files = globSync(
      written.map(place => `${place}{,/*}`),
      { cwd: folder },
    )
    await bin('prettier', '--check', ...files)
    await npm('types')
    await bin('eslint', '--max-warnings', '0', ...files.filter(file => /\.tsx?$/.test(file)))
    const house = HOUSE.map(name => `test/${name}.test`)
    const { stdout } = await npm('test:unit', '--reporter=json', 'test/widgets/sample-', ...house)
    const { testResults, success } = JSON.parse(stdout)
    expect([testResults.length, success]).toEqual([screens.length + HOUSE.length, true])
  },
)

test(
  'they build, beside forty others, and no budget is too small',
  { timeout: 8 * MINUTES },
  async () => {
    for (let index = 0; index < 40; index++) await writeOther(`other-${index}`)
    await npm('build')
    const { stdout } = await npm('size')
    for (const name of screens) expect(stdout).toContain(`ndt-${name} `)
  },
)

/** What the generator writes of a screen's own folder, without a process for each. */
async function writeOther(name: string): Promise<void> {
  const widgets = Object.entries(templates(name)).filter(([file]) => file.startsWith('widgets/'))
  for (const [file, text] of widgets) {
    await mkdir(path.join(folder, path.dirname(file)), { recursive: true })
    await writeFile(path.join(folder, file), text)
  }
}

function npm(script: string, ...args: string[]) {
  return run('npm', ['run', '--silent', script, '--', ...args], { cwd: folder })
}

function bin(name: string, ...args: string[]) {
  return run(path.join(folder, 'node_modules/.bin', name), args, { cwd: folder })
}
