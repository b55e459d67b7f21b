import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { transform } from 'esbuild'
import { publint } from 'publint'
import ts from 'typescript'
import { createServer } from 'vite'
import { describe, expect, onTestFinished, test } from 'vitest'
import { example as exampleOf } from '../support/examples'
import { bundlers, folder, open, PAGE, tarball, useProject } from './package-project'
import { commandLine } from './package-command-line'
import { drawing } from './package-drawing'
import { allow, newPage } from '../pages/support'

useProject()

test.each(Object.keys(bundlers) as (keyof typeof bundlers)[])(
  'a page that %s builds has its tags alive and styled, by the one import or by the tag’s own',
  async name => {
    for (const entry of ['ndt-widgets', 'ndt-widgets/ndt-saved-panel']) {
      const page = await open(bundlers[name], `import '${entry}'\nimport 'ndt-widgets/ndt.css'\n`)
      const heading = page.getByRole('heading', { name: 'Saved' })
      await heading.waitFor()
      const card = page.locator('ndt-saved-panel .card').first()
      const radius = await card.evaluate(element => getComputedStyle(element).borderRadius)
      expect(parseFloat(radius), entry).toBeGreaterThan(0)
    }
  },
)

test('Vite serves them while a page is at work, before any build', async () => {
  const script = `import 'ndt-widgets/ndt.css'\nimport 'ndt-widgets'\n`
  await writeFile(path.join(folder, 'main.js'), script)
  await writeFile(path.join(folder, 'index.html'), PAGE.replace(/<link[^>]*>/, ''))
  const server = await createServer({
    root: folder,
    configFile: false,
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1' },
  })
  onTestFinished(() => server.close())
  await server.listen()
  const page = await newPage()
  await page.goto(server.resolvedUrls!.local[0]!)
  await page.getByRole('heading', { name: 'Saved' }).waitFor()
})

test('the inspector comes by an import of its own, and names the files that have the docs', async () => {
  const script = `import 'ndt-widgets/inspect'\nimport 'ndt-widgets'\n`
  const page = await open(bundlers.Vite, script, { html: PAGE.replace(/<link[^>]*>/, '') })
  const finding = page.getByRole('listitem').filter({ hasText: 'no CSRF token' })
  await finding.getByText('node_modules/ndt-widgets/docs/calls.md#sessions-and-csrf').waitFor()
  await page.getByText("Write import 'ndt-widgets/ndt.css'.").waitFor()
})

test('a tag that there is not is said aloud', async () => {
  const page = await open(bundlers.esbuild, `import 'ndt-widgets'\nimport 'ndt-widgets/ndt.css'\n`)
  allow(page, /There is no tag/)
  const said = page.waitForEvent('console', message => /no tag <ndt-laef>/.test(message.text()))
  await page.evaluate(() => {
    globalThis.document.body.append(globalThis.document.createElement('ndt-laef'))
  })
  await said
})

test('a React host has the tags as components: props, events, a ref, and its own content until then', async () => {
  const script = `
    import { createElement as h, useRef, useState } from 'react'
    import { createRoot } from 'react-dom/client'
    import { CompanyNav, SavedPanel } from 'ndt-widgets/react'
    import 'ndt-widgets/ndt.css'

    function App() {
      const [kind, setKind] = useState('courses')
      const [ready, setReady] = useState('')
      const panel = useRef(null)
      const next = () => setKind(kind ? undefined : panel.current.kind)
      return h('main', null,
        h('button', { onClick: next }, 'Next'),
        h('output', null, ready + kind),
        h(SavedPanel, { ref: panel, kind, className: 'mine', onNdtReady: event => setReady(event.detail.tag + ' ') },
          h('a', { href: '/saved' }, 'Your saved ones')),
        h(CompanyNav, { links: [{ label: 'Help', url: '/help' }] }))
    }
    createRoot(document.querySelector('#app')).render(h(App))`
  const page = await open(bundlers.esbuild, script, {
    html: PAGE.replace(/<ndt-.*<\/ndt-saved-panel>/, '<div id="app"></div>'),
    answers: {
      '/api/v2/user/get-saved-course': { data: [{ id: 4, course_name: 'UT Level II' }] },
      '/api/v2/user/get-saved-job': { data: [{ id: 3, job_title: 'RT Technician' }] },
    },
  })
  await page.getByRole('link', { name: 'UT Level II' }).waitFor()
  await page.getByText('ndt-saved-panel courses').waitFor()
  expect(await page.locator('ndt-saved-panel.mine').count()).toBe(1)
  await page.getByRole('link', { name: 'Help' }).waitFor()
  // taken back, the prop has its default
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('link', { name: 'RT Technician' }).waitFor()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByText('ndt-saved-panel jobs').waitFor()
})

/** What a script of the project prints. */
const runInNode = (script: string) =>
  execFileSync('node', ['--input-type=module', '-e', script], { cwd: folder, encoding: 'utf8' })

test('docs/hosts.md: React shows a tag as a component', async () => {
  const example = exampleOf('docs/hosts.md', 'React')
  const { code } = await transform(example, { loader: 'jsx', jsx: 'automatic' })
  const script = `import { createElement } from 'react'
    import { createRoot } from 'react-dom/client'
    ${code}
    const report = console.log
    createRoot(document.querySelector('#app')).render(createElement(Saved))`
  const page = await open(bundlers.esbuild, script, {
    html: PAGE.replace(/<ndt-.*<\/ndt-saved-panel>/, '<div id="app"></div>'),
    answers: { '/api/v2/user/get-saved-job': { data: [{ id: 3, job_title: 'RT Technician' }] } },
  })
  await page.getByRole('link', { name: 'RT Technician' }).waitFor()
})

test('docs/calls.md: Node reads an answer by the contract', () => {
  const said = runInNode(`
    const site = 'http://localhost'
    const data = [{ id: '3', job_title: 'RT Technician' }, { id: 'x', job_title: 'UT' }]
    globalThis.fetch = async url => Response.json(url.startsWith(site + '/api/v2/user/') && { data })
    ${exampleOf('docs/calls.md', 'Checking your answers')}
    console.log(value.length, value[0].id + 1, JSON.stringify(odd))`)
  expect(said).toBe(`1 4 [{"path":"1.id","message":"is not an id"}]\n`)
})

test('docs/hosts.md: Node draws a tag, by the function and by the command line', () => {
  const drawn = runInNode(`
    const answer = { data: [{ id: 3, job_title: 'RT Technician' }] }
    const request = { url: 'http://localhost/' }
    ${exampleOf('docs/hosts.md', 'Drawn on the server')}
    console.log(html)`)
  expect(drawn).toMatch(/<link rel="stylesheet" href="\/assets\/ndt\/c\/.*RT Technician/)
  const line = exampleOf('docs/hosts.md', 'Drawn on the server', 1)
  const written = execFileSync('sh', ['-c', line], { cwd: folder, encoding: 'utf8' })
  expect(written).toMatch(/^<ndt-saved-panel kind="jobs"><template.*<\/ndt-saved-panel>\n$/)
})

describe('what a server draws', drawing)

test('TypeScript reads its types strictly, without React', () => {
  const use = path.join(folder, 'use.ts')
  ts.sys.writeFile(
    use,
    `import type { NdtEvents, NdtSavedPanelElement } from 'ndt-widgets'
     import { calls, check, type Calls } from 'ndt-widgets/contract'
     const panel: NdtSavedPanelElement | null = document.querySelector('ndt-saved-panel')
     panel?.addEventListener('ndt-saved', ({ detail }: NdtEvents['ndt-saved']) => detail.section)
     const profile: Calls['getProfile']['answer'] | undefined = check('getProfile', {}).value
     export const name: string | null | undefined = profile?.user.first_name
     export const path: string = calls.getProfile.path
     // @ts-expect-error there is no such call
     check('getProfil', {})`,
  )
  const program = ts.createProgram([use], {
    strict: true,
    skipLibCheck: false,
    noEmit: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
  })
  const errors = ts.getPreEmitDiagnostics(program).map(({ messageText }) => messageText)
  expect(errors).toEqual([])
})

test('the package is as its readers want it: bundlers, and TypeScript for modules', async () => {
  const pkgDir = path.join(folder, 'node_modules/ndt-widgets')
  expect((await publint({ pkgDir, pack: false })).messages).toEqual([])
  const { problems } = (await checkPackage(
    createPackageFromTarballData(await readFile(tarball)),
  )) as { problems: { kind: string; resolutionKind?: string }[] }
  // it has no CommonJS, and what knows no `exports` finds nothing
  const isModule = ({ resolutionKind }: { resolutionKind?: string }) =>
    resolutionKind === 'node16-esm' || resolutionKind === 'bundler'
  expect(problems.filter(isModule)).toEqual([])
})

describe('the command line', commandLine)
