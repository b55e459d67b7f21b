import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { png } from '../pages/company-logo'
import { openEditor, paste, save, write } from './rich-text'
import {
  click,
  evaluate,
  focused,
  gone,
  press,
  see,
  signIn,
  type,
  upload,
  useWindow,
} from './window'

useWindow()

let folder: string
let file: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ndt-engines-'))
  const { name, buffer } = await png('weld.png', 60, 40)
  file = path.join(folder, name)
  await writeFile(file, buffer)
  await signIn('company')
})
afterAll(() => rm(folder, { recursive: true }))

test('Q67 R173 what is pasted keeps its structure, and nothing that runs or looks elsewhere', async () => {
  await openEditor()
  await write('x')
  await paste(
    '<h2 style="color:red" onclick="globalThis.hit=1">Scope</h2><p class="MsoNormal"><b>Girth</b> ' +
      '<a href="javascript:hit=1">welds</a><img src="https://tracker.example/p.png" onerror="hit=1"></p>' +
      '<ul><li>a<ul><li>b</li></ul></li></ul><p>c</p><script>globalThis.hit = 1</script>',
  )
  await expect.poll(() => evaluate(() => inPage.focused().innerText, undefined)).toContain('Scope')
  expect(await save()).toBe(
    '<h2>Scope</h2><p><strong>Girth</strong> welds</p><ul><li>a<ul><li>b</li></ul></li></ul><p>c</p>',
  )
  expect(await evaluate(() => 'hit' in globalThis, undefined)).toBe(false)
})

test('Q67 what was not touched is saved as it came', async () => {
  await openEditor()
  await write('x')
  await paste(
    '<h2>A</h2><h3>B</h3><p class="ql-align-center">c <em>d</em> <u>e</u></p><ol><li>f</li><li>g</li></ol>' +
      '<ul><li>h<ul><li>i</li></ul></li></ul><p><a href="https://iso.example/">j</a></p>',
  )
  const text = await save()
  expect(text).toContain('<ul><li>h<ul><li>i</li></ul></li></ul>')
  expect(text).toContain('<p class="ql-align-center">c <em>d</em> <u>e</u></p>')
  await openEditor()
  expect(await save()).toBe(text)
})

test('R171 R173 an image comes by the button, with its words, and is there after a reload', async () => {
  await openEditor()
  await write('Before after')
  for (let n = 0; n < 5; n++) await press('ArrowLeft')
  await upload(['[aria-label="Formatting: Long Description"] input[type=file]'], file)
  await expect.poll(focused).toBe('What does weld.png show?')
  await type('A sound weld')
  await press('Enter')
  await see('.ql-editor img')
  await type('and ')
  expect(await save()).toMatch(
    /^<p>Before <img src="\/files\/\d+\/weld.png" alt="A sound weld">and after<\/p>$/,
  )
  await openEditor()
  const width = () =>
    evaluate(() => (inPage.shown('.ql-editor img')[0] as HTMLImageElement).naturalWidth, undefined)
  await expect.poll(width).toBe(60)
})

test('R173 images that are pasted or dropped are asked about and uploaded', async () => {
  await openEditor()
  await write('Text')
  for (const how of ['paste', 'drop'] as const) {
    await evaluate(
      ({ how, bytes }) => {
        const data = new DataTransfer()
        data.items.add(new File([new Uint8Array(bytes)], `${how}.png`, { type: 'image/png' }))
        const options = { bubbles: true, cancelable: true, composed: true }
        const event =
          how === 'paste'
            ? new ClipboardEvent('paste', options)
            : new DragEvent('drop', { ...options, dataTransfer: data })
        // not every engine takes the clipboard as an option
        Object.defineProperty(event, 'clipboardData', { value: data })
        inPage.shown('[role=textbox]', 'Long Description')[0]!.dispatchEvent(event)
      },
      { how, bytes: [...(await png('a.png', 40, 30)).buffer] },
    )
    await expect.poll(focused).toBe(`What does ${how}.png show?`)
    await type(`By ${how}`)
    await click('button', 'Insert image')
    await gone('.rich-text__panel')
  }
  expect((await save()).match(/alt="By (paste|drop)"/g)).toHaveLength(2)
})
