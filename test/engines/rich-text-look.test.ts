import { beforeAll, expect, test } from 'vitest'
import { openEditor, paste, save, style, TEXT, tool, write } from './rich-text'
import { click, evaluate, focused, press, signIn, useWindow } from './window'

useWindow()
beforeAll(() => signIn('company'))

/** The least contrast of the editor's words and of its buttons' drawings with what is behind them. */
function contrasts(): Promise<number[]> {
  return evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
    const channels = (colour: string) => {
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      return [...canvas.getImageData(0, 0, 1, 1).data]
    }
    const light = (colour: string) => {
      const [red, green, blue] = channels(colour).map(value => {
        const part = value / 255
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
    }
    const behind = (element: Element): string => {
      const { backgroundColor } = getComputedStyle(element)
      return channels(backgroundColor)[3] === 255 || !element.parentElement
        ? backgroundColor
        : behind(element.parentElement)
    }
    const parts = ['.rich-text__bar button', '.rich-text__bar select', '.ql-editor > *']
    return parts.map(selector => {
      const element = inPage.shown(selector)[0]!
      const [one, other] = [light(getComputedStyle(element).color), light(behind(element))]
      return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
    })
  }, undefined)
}

test('from right to left a list in English has its bullets beside its lines', async () => {
  await openEditor()
  await evaluate(() => {
    document.documentElement.dir = 'rtl'
  }, undefined)
  const away = await evaluate(() => {
    const item = inPage.shown('.ql-editor li')[0]!
    const range = document.createRange()
    range.selectNodeContents(item)
    return range.getBoundingClientRect().left - item.getBoundingClientRect().left
  }, undefined)
  expect(away).toBeLessThan(4)
})

test.each(['light', 'dark'])('Q67 in the %s theme the editor is written and read', async theme => {
  await openEditor()
  await evaluate(theme => {
    document.documentElement.dataset['ndtTheme'] = theme
  }, theme)
  await write('Girth welds')
  const [background] = await evaluate(
    () => [getComputedStyle(document.documentElement).colorScheme],
    undefined,
  )
  expect(background).toBe(theme)
  for (const contrast of await contrasts()) expect(contrast).toBeGreaterThan(4.5)
})

test('Q67 from right to left the text, its caret and the toolbar’s arrows go the other way', async () => {
  await openEditor()
  await evaluate(() => {
    document.documentElement.dir = 'rtl'
  }, undefined)
  await write('x')
  await paste('<p>فحص</p>')
  const direction = () =>
    evaluate(() => getComputedStyle(inPage.shown('.ql-editor')[0]!).direction, undefined)
  await expect.poll(direction).toBe('rtl')
  await press('Shift+Tab')
  await press('ArrowLeft')
  await expect.poll(focused).toBe('Bold')
  await press('ArrowLeft')
  await expect.poll(focused).toBe('Italic')
  await press('ArrowRight')
  await press('Tab')
  await expect.poll(focused).toBe(TEXT[1])
  // the caret is back behind the last letter, which is the one on the left
  await press('ArrowRight')
  await press('Backspace')
  expect(await save()).toBe('<p>فص</p>')
  await style('Heading')
  await click(...TEXT)
  await press('Control+a')
  await click(...tool('Align end'))
  expect(await save()).toBe('<h2 class="ql-align-right">فص</h2>')
  const align = () =>
    evaluate(() => getComputedStyle(inPage.shown('.ql-editor h2')[0]!).textAlign, undefined)
  expect(await align()).toBe('end')
})
