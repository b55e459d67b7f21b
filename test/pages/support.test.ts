import { readFile } from 'node:fs/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { document, serveSite } from './fixtures/site'
import { allow, axe, faultsOf, layoutShift, newPage, shot } from './support'

async function open(body: string, files: Record<string, string> = {}) {
  const { origin } = await serveSite({ ...files, '/index.html': document(body, '') })
  const page = await newPage()
  await page.goto(origin)
  return page
}

const script = '<script type="module" src="/page.js"></script>'

test.each([
  ['an error on the console', 'console.error("Oh.")', /^console: Oh\.$/],
  ['a warning on the console', 'console.warn("Hm.")', /^console: Hm\.$/],
  ['an uncaught error', 'throw new Error("Oh.")', /^uncaught: Oh\.$/],
  ['a rejected promise', 'Promise.reject(new Error("Oh."))', /^uncaught: Oh\.$/],
  ['an answer that refuses', 'fetch("/nothing")', /^answer: 404 .*\/nothing$/],
  ['a request without an answer', 'fetch("http://127.0.0.1:1/")', /Content Security Policy/],
  [
    'an inline style',
    'document.body.setAttribute("style", "color: red")',
    /Content Security Policy/,
  ],
  ['HTML written as text', 'document.body.innerHTML = "<p>"', /requires 'TrustedHTML'/],
])('%s is a fault of the page', async (_, code, fault) => {
  const page = await open(script, { '/page.js': code })
  await expect.poll(() => faultsOf(page).some(line => fault.test(line))).toBe(true)
  allow(page, /./)
})

test('what moves by itself is counted as a shift; what was there from the start is not', async () => {
  const still = await open('<p>Still.</p>')
  expect(await layoutShift(still)).toBe(0)
  const page = await open(`<p>Pushed.</p>${script}`, {
    '/page.js': `
      const box = document.createElement('div')
      box.style.height = '300px'
      setTimeout(() => document.body.prepend(box), 200)`,
  })
  await expect.poll(() => layoutShift(page)).toBeGreaterThan(0.01)
})

test('axe names what is wrong, and where, in shadow roots too', async () => {
  const page = await open(`<main><h1>Photos</h1><div></div></main>${script}`, {
    '/page.js': `
      const root = document.querySelector('div').attachShadow({ mode: 'open' })
      root.append(new Image())`,
  })
  expect(await axe(page)).toEqual([expect.stringMatching(/^image-alt: .*: div img$/)])
})

test('a picture of the page is kept for people who ask for it', async () => {
  vi.stubEnv('PICTURES', '1')
  onTestFinished(() => void vi.unstubAllEnvs())
  await shot(await open('<p>Smile.</p>'), 'support/smile')
  const picture = await readFile('test-results/support/smile.png')
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
})

test('a visitor may have no JavaScript, a dark theme, a small window, less motion', async () => {
  const { origin } = await serveSite({
    '/page.js': 'document.querySelector("p").textContent = "Scripted."',
    '/index.html': document(`<p>Plain.</p>${script}`, ''),
  })
  const page = await newPage({ width: 375, theme: 'dark', javaScript: false, reducedMotion: true })
  await page.goto(origin)
  expect(await page.getByRole('paragraph').textContent()).toBe('Plain.')
  const matches = (query: string) => page.evaluate(query => matchMedia(query).matches, query)
  expect(await matches('(width: 375px)')).toBe(true)
  expect(await matches('(prefers-color-scheme: dark)')).toBe(true)
  expect(await matches('(prefers-reduced-motion: reduce)')).toBe(true)
})
