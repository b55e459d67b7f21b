import { expect, test } from 'vitest'
import type { Bench } from './rich-text-bundle'
import { said, show } from './rich-text-cells'

declare const bench: Bench

test('Q112 what is not safe is named, and goes with the first edit alone', async () => {
  const page = await show('')
  const unsafe = await page.evaluate(() =>
    bench.show(
      '<p onclick="x()">Here</p><iframe src="https://a.example"></iframe><style>p{}</style>',
    ),
  )
  expect(unsafe.sort()).toEqual(['<iframe>', '<style>', 'onclick'])
  expect(await said(page)).toBeUndefined()
  await page.evaluate(() => bench.typeAfter('Here'))
  expect(await said(page)).toBe('<p>Herex</p>')
})

test('Q112 what is not safe is named where it comes first too', async () => {
  const page = await show('')
  const unsafe = {
    '<style>': '<style>p{}</style>',
    '<script>': '<script type="application/ld+json">{}</script>',
    '<meta>': '<meta name="a" content="b">',
    '<link>': '<link rel="stylesheet" href="https://a.example/a.css">',
    '<title>': '<title>a</title>',
    '<base>': '<base href="https://a.example/">',
    '<template>': '<template><p>a</p></template>',
  }
  const texts = Object.values(unsafe)
  const named = await page.evaluate(
    texts =>
      texts.map(html => [bench.show(`${html}<p>Here</p>`), bench.show(`<p>Here</p>${html}`)]),
    texts,
  )
  expect(named).toEqual(Object.keys(unsafe).map(name => [[name], [name]]))
})

test('Q112 how old markup says its look is not unsafe, and goes back as it came', async () => {
  const page = await show('')
  const rest =
    '<hr noshade size="1" color="#ccc"><p>one<br clear="all">two</p><table rules="all" frame="box"><tbody><tr><td nowrap>a</td></tr></tbody></table><ul compact><li>b</li></ul>'
  const unsafe = await page.evaluate(html => bench.show(html), `<p>Here</p>${rest}`)
  expect(unsafe).toEqual([])
  await page.evaluate(() => bench.typeAfter('Here'))
  expect(await said(page)).toBe(`<p>Herex</p>${rest}`)
})
