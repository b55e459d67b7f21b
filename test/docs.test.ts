import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { globSync } from 'tinyglobby'
import { describe, expect, test } from 'vitest'
import { additions, budgets, inspector, larger } from '../build/budgets.mjs'
import { addresses } from '../build/docs/addresses.mjs'
import { renderDocs } from '../build/docs.mjs'

const docs = await renderDocs()
/** The calls have addresses of their own; a server's page is given them. */
const NO_LINKS = ['src/contract/**', 'src/server/**']
/** What is put behind an address, and the guide that comes with the library. */
const BEHIND = /^\/(add|edit|thank-you|ndt-guides\/ultrasonic-testing-buyers-guide)$/
const written = [...docs.keys()]
/** What neither the package nor the zip has. */
const LEFT_OUT = 'docs/requirements.md'

describe('docs made from the code', () => {
  test.each(written)('%s is fresh: if not, npm run docs', file => {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
    expect(text).toBe(docs.get(file))
  })

  test('each table has rows', () => {
    const empty = written.filter(file => /\|( --- \|)+\n(?!\|)/.test(docs.get(file)!))
    expect(empty).toEqual([])
  })

  test('answers are described in the form that travels', () => {
    const contract = docs.get('docs/contract.md')
    expect(contract).toContain('answer { data: [{ id: integer, name: string }] }')
    expect(contract).toContain('\n  is_applied: 0 | 1 | 2  # Which rows')
    expect(contract).toContain('resume?: file')
    expect(contract).not.toMatch(/anything/i)
    expect(docs.get('docs/openapi.json')).not.toMatch(/anything/i)
  })

  test('each address that a tag leads to is named, and no other', () => {
    const code = globSync(['src/**/*.{ts,tsx}', 'widgets/**/*.{ts,tsx}'], { ignore: NO_LINKS })
      .map(file => readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\/|^\s*\/\/.*/gm, ''))
      .join('\n')
    const literal = code.matchAll(/(?<=['"`}])\/(?!api|\$)[a-z\d-]*(\/[a-z-]+)*(?=['"`?#/])/g)
    const led = new Set([...literal].map(([path]) => path))
    const stems = new Set(Object.keys(addresses).map(path => path.replace(/\/\{.*/, '')))
    expect([...led].filter(path => !stems.has(path) && !BEHIND.test(path))).toEqual([])
    // the site may have them elsewhere
    expect(code).not.toMatch(/href="\/|(href=\{|navigate\(host, )['"`]\//)
    expect([...stems].filter(path => !led.has(path) && !/\/(add|edit)$/.test(path))).toEqual([])
  })

  test('no page is left of a tag that is gone: if one is, npm run docs', () => {
    expect(globSync('docs/tags/*.md').filter(file => !docs.has(file))).toEqual([])
  })

  test('the README names the size budgets that hold', () => {
    const rows = readFileSync('README.md', 'utf8').match(/\| [\d.]+ kB +\| \d+ +\|/g)
    const cells = rows?.map(row => row.split('|').map(cell => cell.trim()))
    expect(
      cells?.map(([, limit, requests]) => ({
        limit: parseFloat(limit!) * 1000,
        requests: Number(requests),
      })),
    ).toEqual(Object.values({ ...budgets, ...larger }))
  })

  test('the changelog says of its newest version, once, what may be loaded', () => {
    const [, newest] = readFileSync('CHANGELOG.md', 'utf8').split(/^## /m)
    const said = [...newest!.matchAll(/[\d.]+(?= kB)/g)].map(([size]) => Number(size) * 1000)
    const all = Object.values({ ...budgets, ...larger, ...additions, inspector })
    expect(new Set(said).size).toBe(said.length)
    expect(said.filter(size => !all.some(({ limit }) => limit === Math.round(size)))).toEqual([])
  })

  test('docs/events.md names every event there is', () => {
    const named = [...readFileSync('docs/events.md', 'utf8').matchAll(/^\| `(ndt-\w+)`/gm)]
    const fired = [...readFileSync('src/events.ts', 'utf8').matchAll(/^ {2}'(ndt-\w+)'/gm)]
    const words = (found: RegExpExecArray[]) => found.map(([, name]) => name)
    expect(words(named)).toEqual(words(fired))
  })

  test('what is in the package links to nothing that is not', () => {
    const files = globSync(['README.md', 'CHANGELOG.md', 'LICENSE', 'docs/**'], {
      ignore: LEFT_OUT,
    })
    const pages = files.filter(file => file.endsWith('.md'))
    const targets = pages.flatMap(page => linksOf(page).map(link => link.split('#')[0]!))
    expect(targets.filter(file => !files.includes(file))).toEqual([])
  })

  test('docs/security.md names files of tests that there are', () => {
    const named = readFileSync('docs/security.md', 'utf8').matchAll(/`([a-z]+\/[a-z*-]+)`/g)
    const files = [...named].map(([, file]) => `test/${file}.test.ts`)
    expect(files.filter(file => globSync(file).length === 0)).toEqual([])
    expect(files.length).toBeGreaterThan(20)
  })

  test('pages link only to pages and headings that exist', () => {
    const pages = globSync(['*.md', 'docs/**/*.md'])
    const broken = pages.flatMap(page => linksOf(page).filter(link => !leads(link)))
    expect(broken).toEqual([])
  })
})

/** Every link of a page to one of ours, as a path with its anchor. */
function linksOf(page: string): string[] {
  const links = readFileSync(page, 'utf8').matchAll(/\]\((?!https?:)([^)#\s]*)(#[^)\s]+)?\)/g)
  return [...links].map(([, file, anchor = '']) => {
    return (file ? path.join(path.dirname(page), file) : page) + anchor
  })
}

function leads(link: string): boolean {
  const [file, anchor] = link.split('#')
  return existsSync(file!) && (!anchor || anchorsOf(file!).includes(anchor))
}

/** The anchors of a page's headings, as GitHub makes them. */
function anchorsOf(file: string): string[] {
  const headings = readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)
  return [...headings].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}
