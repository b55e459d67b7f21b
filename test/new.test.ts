import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { check, resolveConfig } from 'prettier'
import { globSync } from 'tinyglobby'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Indexer } from 'storybook/internal/types'
import { groupStories } from '../.storybook/plugins/group-stories.mjs'
import { listen, place, shown } from './support/widget'

const script = path.resolve('build/new.mjs')
let folder: string

beforeAll(() => {
  mkdirSync('test-results', { recursive: true })
  folder = path.resolve(mkdtempSync('test-results/new-'))
  symlinkSync(path.resolve('src'), path.join(folder, 'src'))
  for (const file of ['package.json', '.prettierrc']) {
    symlinkSync(path.resolve(file), path.join(folder, file))
  }
  execFileSync('node', [script, 'sample-list'], { cwd: folder })
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('npm run new', () => {
  test('writes a widget, its story and its test, and nothing else', () => {
    const files = globSync('{widgets,stories,test}/**', { cwd: folder }).sort()
    expect(files).toEqual([
      'stories/sample-list.stories.tsx',
      'test/widgets/sample-list.test.tsx',
      'widgets/sample-list/sample-list-view.tsx',
      'widgets/sample-list/sample-list.css',
      'widgets/sample-list/sample-list.element.ts',
      'widgets/sample-list/sample-list.page.css',
      'widgets/sample-list/sample-list.texts.ts',
      'widgets/sample-list/sample-list.tsx',
    ])
  })

  test('writes what stands in a group of Storybook', async () => {
    const reader: Indexer = {
      test: /./,
      createIndex: async (_file, { makeTitle }) => [
        { type: 'story', exportName: 'Empty', title: makeTitle('apart') },
      ],
    }
    const [indexer] = groupStories([reader])
    const story = path.join(folder, 'stories/sample-list.stories.tsx')
    const [entry] = await indexer!.createIndex(story, { makeTitle: String })
    expect(entry!.title).toBe('Job seeker/sample-list')
  })

  test('writes what works as it is', async () => {
    const ready = listen('ndt-ready')
    await import(path.join(folder, 'widgets/sample-list/sample-list.element.ts'))
    const element = place('ndt-sample-list')
    await expect.poll(() => ready).toEqual([{ tag: 'ndt-sample-list' }])
    expect(shown(element)).toContain('Sample List')
  })

  test('writes it as prettier would', async () => {
    const options = await resolveConfig(path.resolve('package.json'))
    for (const file of globSync('{widgets,stories,test}/**', { cwd: folder })) {
      const text = readFileSync(path.join(folder, file), 'utf8')
      expect(await check(text, { ...options, filepath: file }), file).toBe(true)
    }
  })

  test('writes one with a long name as prettier would, too', async () => {
    const name = 'professional-certification-subscription-settings'
    execFileSync('node', [script, name], { cwd: folder })
    const options = await resolveConfig(path.resolve('package.json'))
    for (const file of globSync(`**/${name}*.*`, { cwd: folder })) {
      const text = readFileSync(path.join(folder, file), 'utf8')
      expect(await check(text, { ...options, filepath: file }), file).toBe(true)
    }
  })

  test.each([
    ['', 'Name the screen'],
    ['ndt-sample', 'Leave out the prefix: sample'],
    ['sample-view', 'Leave out -view'],
    ['Sample', 'is no name for a tag'],
    ['../sample', 'is no name for a tag'],
    ['sample-list', 'There is a widgets/sample-list already'],
    ['taken', 'There is a test/widgets/taken.test.tsx already'],
  ])('refuses the name "%s"', (name, reason) => {
    writeFileSync(path.join(folder, 'test/widgets/taken.test.tsx'), '')
    const { status, stderr } = spawnSync('node', [script, name], { cwd: folder, encoding: 'utf8' })
    expect(status).toBe(1)
    expect(stderr).toContain(reason)
  })
})
