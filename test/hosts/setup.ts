import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import type { TestProject } from 'vitest/node'
import { provideChromium } from '../pages/chromium'
import { provide } from '../pages/debian'
import { buildShipped } from '../pages/fixtures/build'

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of the browser. */
    browser: string
    /** The path of PHP, of a Python that has Django, and of a Node that has SQLite; empty where there is none. */
    programs: { php: string; python: string; node: string }
  }
}

/** Brings the programs that the starters need, or says which are missing. */
export default async function setUp(project: TestProject): Promise<void> {
  try {
    project.provide('browser', provideChromium())
    project.provide('programs', {
      php: providePhp(),
      python: providePython(),
      node: provideNode(),
    })
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
  if (!existsSync('dist/ndt.js')) await buildShipped()
}

/** A PHP with SQLite. */
function providePhp(): string {
  const packages = ['php-cli', 'php-sqlite3']
  const places = ['/usr/bin/php', '/usr/local/bin/php']
  const php = provide({ name: 'PHP', places, packages, variable: 'PHP_PATH' })
  const modules = execFileSync(php, ['-m'], { encoding: 'utf8' })
  if (!modules.includes('pdo_sqlite')) throw new Error(`${php} lacks SQLite: install php-sqlite3.`)
  return php
}

/** A Python with Django: Debian's own one has what Debian's packages bring. */
function providePython(): string {
  const found = provide({
    name: 'Django',
    places: ['/usr/lib/python3/dist-packages/django'],
    packages: ['python3-django'],
    variable: 'PYTHON_PATH',
  })
  return found === process.env['PYTHON_PATH'] ? found : '/usr/bin/python3'
}

/** A Node with SQLite: this one, or else Node 22 by npm, where that reaches its registry. */
function provideNode(): string {
  if (isBuiltin('node:sqlite')) return process.execPath
  const print = ['--package=node@22', '--', 'node', '-p', 'process.execPath']
  try {
    return execFileSync('npm', ['exec', '--yes', ...print], { encoding: 'utf8' }).trim()
  } catch {
    console.warn('The starter in Hono is left out: it needs Node 22, which npm could not bring.')
    return ''
  }
}
