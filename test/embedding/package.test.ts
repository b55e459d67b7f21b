import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { transform } from 'esbuild'
import { publint } from 'publint'
import ts from 'typescript'
import { describe, expect, onTestFinished, test } from 'vitest'
import { demoAccounts } from '../../demo/db/seed'
import { example as exampleOf } from '../support/examples'
import { freePort } from '../support/free-port'
import { SESSION } from '../pages/demo'
import { document, serveSite } from '../pages/fixtures/site'
import { bundlers, folder, open, PAGE, tarball, useProject } from './package-project'
import { allow, demo, layoutShift, newPage } from '../pages/support'

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

describe('what a server draws', () => {
  const job = { id: 3, job_title: 'RT <Technician>' }
  const lines = [
    { tag: 'ndt-saved-panel', attributes: { kind: 'jobs' }, data: { data: [job] } },
    { tag: 'ndt-no-such' },
    { tag: 'ndt-saved-panel' },
  ]

  /** The HTML of each line, as any backend gets it. */
  function draw() {
    const command = path.join(folder, 'node_modules/ndt-widgets/lib/server/command.js')
    const input = lines.map(line => `${JSON.stringify(line)}\n`).join('')
    const { stdout, stderr } = spawnSync('node', [command], { encoding: 'utf8', input })
    return { html: stdout.split('\n'), stderr }
  }

  test('is a line of HTML a tag, and nothing of one visitor is in the next', () => {
    const { html, stderr } = draw()
    expect(html[0]).toContain('>RT &lt;Technician></a>')
    expect(html[1]).toBe('')
    expect(stderr).toContain('There is no tag <ndt-no-such>.')
    expect(html[2]).toContain('aria-busy="true"')
    expect(html[2]).not.toContain('Technician')
  })

  test.each([true, false])(
    'is in view at once, and its element takes it over as it stands; with scripts: %s',
    async javaScript => {
      const dist = path.join(folder, 'node_modules/ndt-widgets/dist')
      const names = (await readdir(dist, { recursive: true })).filter(name =>
        /\.(js|css)$/.test(name),
      )
      const texts = names.map(async name => [
        `/dist/${name}`,
        await readFile(path.join(dist, name), 'utf8'),
      ])
      const files = Object.fromEntries(await Promise.all(texts)) as Record<string, string>
      const head = '<link rel="stylesheet" href="/dist/ndt.css">'
      const script = '<script type="module" src="/dist/ndt.js"></script>'
      const site = await serveSite({
        ...files,
        '/index.html': document(draw().html[0]!, head),
        '/alive.html': document(
          draw().html[0]! + '<script src="/watch.js"></script>',
          head + script,
        ),
        // is the row there, and styled, in every frame?
        '/watch.js': `const kept = document.querySelector('ndt-saved-panel').shadowRoot.querySelector('.rows')
          const look = () => {
            const { shadowRoot } = document.querySelector('ndt-saved-panel')
            window.kept = shadowRoot.querySelector('.rows') === kept
            const { height } = kept.getBoundingClientRect()
            window.heights = [...new Set([...window.heights ?? [], height])]
            requestAnimationFrame(look)
          }
          requestAnimationFrame(look)`,
      })
      const page = await newPage({ javaScript })
      await page.goto(`${site.origin}/${javaScript ? 'alive.html' : ''}`)
      const row = page.getByRole('link', { name: 'RT <Technician>' })
      await row.waitFor()
      const card = page.locator('ndt-saved-panel .card').first()
      if (!javaScript) {
        expect((await card.boundingBox())!.height).toBeGreaterThan(100)
        return
      }
      // what a server drew answers once its element has taken it over
      await expect
        .poll(async () => {
          await page.getByRole('button', { name: 'Actions for RT' }).click()
          return page.getByRole('menuitem', { name: 'Quick Apply' }).isVisible()
        })
        .toBe(true)
      const seen = await page.evaluate(() => ({
        kept: Reflect.get(window, 'kept') as boolean,
        heights: Reflect.get(window, 'heights') as number[],
      }))
      expect(seen.kept).toBe(true)
      expect(seen.heights).toHaveLength(1)
      expect(await layoutShift(page)).toBe(0)
    },
  )
})

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

describe('the command line', () => {
  /** Runs an example in the project's shell, where `npx` finds the package. */
  const shell = (example: string) =>
    spawn('sh', ['-c', `npx() { exec node_modules/.bin/"$@"; }\n${example}`], { cwd: folder })

  test('needs Node and nothing else', () => {
    const run = path.join(folder, 'node_modules/.bin/ndt-widgets')
    const { status, stderr } = spawnSync(run, ['check', 'http://localhost:1/'], {
      encoding: 'utf8',
    })
    expect(stderr).toContain('http://localhost:1/ does not answer')
    expect(status).toBe(2)
  })

  test.each([0, 1])('docs/check.md: it checks a backend, as in example %i', async index => {
    const answer = await fetch(demo(`${SESSION}?email=${demoAccounts.user.email}`))
    const example = exampleOf('docs/check.md', 'Checking your backend', index)
      .replace('https://portal.example/my-page', demo('/creator'))
      .replace('session=…', `ndt_session=${await answer.text()}`)
    const run = shell(example)
    const [said, [code]] = await Promise.all([text(run.stdout), once(run, 'close')])
    expect(said).toContain('✓ getProfile')
    expect(said.includes('getSkills')).toBe(index === 0)
    expect(code).toBe(0)
  })

  test('docs/check.md: it answers every call until there is a backend', async () => {
    const port = await freePort()
    const example = exampleOf('docs/check.md', 'Before there is a backend')
    const run = shell(example.replace('4010', String(port)))
    onTestFinished(() => void run.kill())
    const answer = () => fetch(`http://localhost:${port}/api/v2/user/get-saved-job?is_applied=2`)
    await expect
      .poll(() =>
        answer().then(
          ({ ok }) => ok,
          () => false,
        ),
      )
      .toBe(true)
  })
})
