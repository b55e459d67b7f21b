import { existsSync, readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { describe, expect, test } from 'vitest'
import { budgets, larger } from '../build/budgets.mjs'
import { renderDocs } from '../build/docs.mjs'

const docs = renderDocs()
const written = [...docs.keys()]

describe('docs made from the code', () => {
  test.each(written)('%s is fresh: if not, npm run docs', file => {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
    expect(text).toBe(docs.get(file))
  })

  test('answers are described in the form that travels', () => {
    const contract = docs.get('docs/contract.md')
    expect(contract).toContain('answer { data: [{ id: integer, name: string }] }')
    expect(contract).toContain('query { is_applied: 0 | 1 | 2 }')
    expect(contract).toContain('resume?: file')
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

  test('pages link only to pages that exist', () => {
    const pages = globSync(['*.md', 'docs/**/*.md'])
    const broken = pages.flatMap(page => linksOf(page).filter(target => !existsSync(target)))
    expect(broken).toEqual([])
  })
})

function linksOf(page: string): string[] {
  const folder = page.replace(/[^/]*$/, '')
  const links = readFileSync(page, 'utf8').matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)
  return [...links].map(([, link]) => folder + link!)
}
