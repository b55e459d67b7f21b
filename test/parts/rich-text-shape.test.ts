import { expect, test } from 'vitest'
import { openBench, type Bench } from './rich-text-bundle'
import { typed } from './rich-text-typed'

declare const bench: Bench

/** Blocks that the editor would take apart, or make one of. */
const NESTED = [
  '<ol><li><p>Here</p></li><li><p>b</p><p>c</p></li></ol>',
  '<ol><li><p>a</p><pre>b</pre></li></ol>',
  '<ol><li>a<p>b</p></li></ol>',
  '<ul><li>a<table><tbody><tr><td>b</td></tr></tbody></table></li><li>c</li></ul>',
  '<ul><li>a<pre>b</pre></li></ul>',
  '<ul><li>a<hr></li></ul>',
  '<ul><li><h3>a</h3>b</li></ul>',
  '<ul><li>a<blockquote>b</blockquote></li></ul>',
  '<ul><li>a<div>b</div></li></ul>',
  '<ul><ul><li>a</li></ul></ul>',
  '<ul><li>a<ul><li>b</li></ul>c</li></ul>',
  '<blockquote>a<ul><li>b</li></ul></blockquote>',
  '<blockquote><h2>a</h2><p>b</p></blockquote>',
  '<blockquote>a<blockquote>b</blockquote></blockquote>',
  '<blockquote>a<p>b</p></blockquote>',
  '<blockquote><div>a</div><div>b</div></blockquote>',
]

test('Q112 blocks that stand in others stay so, each of them and all in one text', async () => {
  const texts = [...NESTED.map(html => `<p>Here</p>${html}`), `<p>Here</p>${NESTED.join('\n')}`]
  const made = (await typed(texts)).map((html, n) => html ?? texts[n])
  expect(made).toEqual(texts.map(html => html.replace('Here', 'Herex')))
  const page = await openBench()
  for (const html of NESTED) {
    await page.evaluate(html => void bench.show(html), html)
    expect(await page.locator('.rich-text__held').count(), html).toBe(1)
  }
})

const TWO_LISTS = [
  '<ol><li>Here</li></ol>\n<ol><li>b</li></ol>',
  '<ol><li>a</li></ol>\n<ol><li>Here</li></ol>',
  '<ul><li>Here</li></ul><ul><li>b<ul><li>c</li></ul></li></ul>',
  '<ol><li>a<ol><li>Here</li></ol></li><li>b</li></ol><ol><li>c</li></ol>',
]

test('Q112 two lists that follow each other stay two, and each counts its own', async () => {
  expect(await typed(TWO_LISTS)).toEqual(TWO_LISTS.map(html => html.replace('Here', 'Herex')))
  const page = await openBench()
  await page.evaluate(html => void bench.show(html), TWO_LISTS[0]!)
  const numbers = page.locator('li[data-list=ordered]')
  const values = () => numbers.evaluateAll(all => all.map(item => (item as HTMLLIElement).value))
  expect(await values()).toEqual([1, 1])
  await numbers.first().click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('new')
  expect(await values()).toEqual([1, 2, 1])
  expect(await page.evaluate(() => bench.said())).toBe(
    '<ol><li>Here</li><li>new</li></ol>\n<ol><li>b</li></ol>',
  )
})

test('Q112 items whose words stand in paragraphs, as other editors write them, are edited as any other', async () => {
  const page = await openBench()
  await page.evaluate(() => void bench.show('<ul><li><p>a</p></li><li><p>b</p></li></ul>'))
  expect(await page.locator('.rich-text__held').count()).toBe(0)
  await page.locator('li').first().click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('new')
  const said = () => page.evaluate(() => bench.said())
  expect(await said()).toBe('<ul><li><p>a</p></li><li><p>new</p></li><li><p>b</p></li></ul>')
  await page.evaluate(() => bench.list())
  expect(await said()).toBe(
    '<ol><li><p>a</p></li></ol><ul><li><p>new</p></li><li><p>b</p></li></ul>',
  )
  await page.evaluate(() => void bench.show('<p>a</p><ol><li><p>b</p></li></ol>'))
  await page.evaluate(() => bench.list())
  expect(await said()).toBe('<ol><li><p>a</p></li><li><p>b</p></li></ol>')
})

test('Q112 a line beside a list that becomes an item is of that list', async () => {
  const page = await openBench()
  await page.evaluate(() => void bench.show('<p>a</p><ol><li>b</li></ol><p>c</p>'))
  await page.evaluate(() => bench.list())
  expect(await page.evaluate(() => bench.said())).toBe('<ol><li>a</li><li>b</li></ol><p>c</p>')
})
