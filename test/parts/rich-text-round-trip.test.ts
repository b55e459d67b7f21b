import { expect, test } from 'vitest'
import { openBench, type Bench } from './rich-text-bundle'
import { typed } from './rich-text-typed'

declare const bench: Bench

/** Elements that no button makes, as sites have them. */
const KEPT = {
  table:
    '<table class="data" border=1><caption>Range</caption><thead><tr><th scope="col">Part</th><th>mm</th></tr></thead><tbody><tr><td rowspan="2">UT-10</td><td>500&nbsp;mm</td></tr><tr><td>a<br>b</td></tr></tbody></table>',
  'a table in a table': '<table><tr><td>a<table><tr><td>b</td></tr></table></td></tr></table>',
  pre: '<pre class="log">a  b\n  <b>c</b></pre>',
  hr: '<hr />',
  'a figure': '<figure><img src="/files/7/a.png" alt="A"><figcaption>A</figcaption></figure>',
  'a video': '<video src="/files/7/a.mp4" controls width="320"></video>',
  details: '<details><summary>More</summary><p>Text</p></details>',
  'a list of terms': '<dl><dt>UT</dt><dd>Ultrasonic <i>testing</i></dd></dl>',
  'a list of paragraphs':
    '<ul>\n<li class="a">\n<p style="margin:0">a</p>\n<ol><li><p>b</p></li></ol>\n</li>\n</ul>',
  'a quote of paragraphs': '<blockquote><p>a</p><p>b</p></blockquote>',
  'a nested list':
    '<ul class="ticks"><li style="color: red">a<ol start="3"><li>b</li></ol></li></ul>',
  'a section': "<section id='about'><h2>a</h2><p>b</p></section>",
  'a box of lines': '<div class="two"><p>a</p><p>b</p></div>',
  'lines with a style':
    '<p style="text-align: center; margin-left:12px" dir="ltr">a</p>\n<div>b</div>',
  'words with elements':
    '<p>a <code>b</code> <del>c</del> <span style="color:#c00">d</span> <abbr title="e">f</abbr> <mark>g</mark></p>',
  'words with attributes':
    '<p><b class="x">a</b> <a href="/b" title="c">d</a> <img class="left" src="/files/7/a.png" alt=""></p>',
  'spaces that do not break': '<p>12&nbsp;mm,&nbsp; 13\u00a0mm</p>',
  'line breaks': '<p>Unit 7<br />\nQuay</p>',
  entities: '<p>&eacute; &ldquo;a&rdquo; &lt;b&gt; &amp; c</p>',
  'words beside blocks': 'Some words <i>here</i>',
} as const

test.each([
  ['before', '<p>Here</p>\n\n', '', '<p>Herex</p>\n\n', ''],
  ['behind', '', '\n<p>Here</p>', '', '\n<p>Herex</p>'],
  [
    'in a box with',
    '<div class="a">\n<p>Here</p>\n',
    '</div>\n',
    '<div class="a">\n<p>Herex</p>\n',
    '</div>\n',
  ],
])(
  'Q112 what no button makes stays byte for byte when a line %s it is edited',
  async (_, before, after, madeBefore, madeAfter) => {
    const made = await typed(Object.values(KEPT).map(html => before + html + after))
    expect(made).toEqual(Object.values(KEPT).map(html => madeBefore + html + madeAfter))
  },
)

test('Q112 nor does it change where a page’s old library gives lists and texts a `toJSON`', async () => {
  const texts = Object.values(KEPT).map(html => `${html}\n<p>Here</p>`)
  const made = await typed(texts, () => {
    const old = { toJSON: (): string => 'a text' }
    Object.assign(Array.prototype, old)
    Object.assign(String.prototype, old)
  })
  expect(made).toEqual(texts.map(html => html.replace('Here', 'Herex')))
})

/** Lines that have what no button makes. */
const LINES = [
  '<p>a <code>Here</code></p>',
  '<p><del>a</del> Here</p>',
  '<p class="lead" style="color: red">Here&nbsp;b</p>',
  '<div style="text-align:justify">Here</div>',
  '<p><a href="/b" title="c">Here</a></p>',
  '<p>Here <video src="/files/7/a.mp4"></video> b</p>',
  '<p>Here <a href="https://a.example/?onsale=1&amp;style=2">b</a></p>',
  '<p class="ql-align-center a b">Here</p>',
  '<ul><li>Here <code>a</code></li><li>b&nbsp;c</li></ul>',
  '<p>Here <span class="a">b <span>c</span></span></p>',
  '<p>Here <strong class="a">b</strong></p>',
  '<p>H<sub>2</sub>O Here m<sup>2</sup></p>',
  '<ul class="ticks"><li>Here</li><li>b</li></ul>',
  '<ol type="a" start="3"><li>a</li><li>Here</li></ol>',
  '<ul class="ticks"><li style="color: red">a<ol start="3"><li>Here</li></ol></li><li>c</li></ul>',
  '<ul class="a"><li>Here</li></ul><ul class="b"><li>c</li></ul>',
  '<ul><li><p>Here</p></li><li><p>b</p></li></ul>',
  '<ol start="3"><li class="a"><p style="margin:0" dir="ltr">a</p></li><li><p class="b c">Here <em>d</em></p></li></ol>',
  '<ul><li><p>a</p><ul><li><p id="e">Here</p></li><li>f</li></ul></li><li><p>g</p></li></ul>',
  '<ul><li><p>Here<br>b</p></li><li>c</li></ul>',
  '<blockquote class="q" id="r"><p>Here</p><p class="s">b</p></blockquote>',
  '<blockquote><p>a</p></blockquote><blockquote><p>b</p><p>Here</p></blockquote>',
  '<p class="address" style="margin:0">Here<br>City</p>',
  '<p>a<br>b<br><br>Here</p>',
  '<p><strong>a</strong><br>Here</p>',
  '<ul><li>a<br>Here<ul><li>b</li></ul></li><li>c</li></ul>',
  '<h2>Here<br>b</h2>',
  '<!-- wp:paragraph -->\n<p>a</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:paragraph -->\n<p>Here</p>\n<!-- /wp:paragraph -->\n<!--more-->\n<p>b</p>',
  '<!-- wp:paragraph -->\n<p>Here</p>\n<!-- /wp:paragraph -->',
  '<p>Here</p><p>a<!--more-->b</p>',
]

test('Q112 the line that is edited keeps what stands in it', async () => {
  expect(await typed(LINES)).toEqual(LINES.map(html => html.replace('Here', 'Herex')))
})

test('Q112 comments stay where lines beside each other are edited', async () => {
  const html = '<!-- a -->\n<p>Here</p>\n<!-- b -->\n<p>There</p>\n<!-- c --><p>z</p>'
  const page = await openBench()
  const said = await page.evaluate(html => {
    bench.show(html)
    bench.typeAfter('Here')
    bench.typeAfter('There')
    return bench.said()
  }, html)
  expect(said).toBe(html.replaceAll('ere<', 'erex<'))
})

test('Q112 an edit that is undone gives the bytes back', async () => {
  const html = '<p>Here</p>\r\n<P CLASS=a>b</P><hr/>'
  const page = await openBench()
  const said = await page.evaluate(html => {
    bench.show(html)
    bench.typeAfter('Here')
    bench.undo()
    return bench.said()
  }, html)
  expect(said).toBe(html)
})

test('Q112 what is cut and pasted in the editor comes back byte for byte', async () => {
  const html =
    '<p class="lead">a <video src="/files/7/a.mp4" controls></video></p>\n<pre class="log">b  c</pre>\n<ol start="3"><li>d</li></ol><table class="data"><tr><td>e</td></tr></table>\n<p style="margin:0">f <span style="color:red">g</span></p>'
  const page = await openBench()
  await page.evaluate(html => void bench.show(html), html)
  const text = page.locator('.ql-editor')
  for (const keys of ['Control+a', 'Control+x']) await text.press(keys)
  expect(await page.evaluate(() => bench.said())).toBe('')
  await text.press('Control+v')
  expect(await page.evaluate(() => bench.said())).toBe(html)
})

test('Q67 a text that is emptied goes out as nothing, and one that only has a table does not', async () => {
  const page = await openBench()
  await page.evaluate(() => void bench.show('<p>Girth</p>'))
  await page.locator('.ql-editor').press('Control+a')
  await page.keyboard.press('Delete')
  expect(await page.evaluate(() => bench.said())).toBe('')
  await page.evaluate(() => bench.addTable())
  expect(await page.evaluate(() => bench.said())).toMatch(/^<table>/)
})
