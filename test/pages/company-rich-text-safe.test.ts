import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { sanitise as onServer } from '../../demo/html/sanitise'
import { newPage } from './support'

/** What a company may say: it comes out of both as it went in. */
const harmless = [
  '<p>Girth welds, 6 &lt; 12 mm &amp; more</p>',
  '<h2>A</h2><h3>B</h3><p>c<br>d</p>',
  '<p><b>a</b><strong>b</strong><i>c</i><em>d</em><u>e</u><s>f</s><sub>g</sub><sup>h</sup></p>',
  '<ul><li>a<ul><li>b</li></ul></li></ul><ol><li>c</li></ol><blockquote>d</blockquote>',
  '<p class="ql-align-center">a</p><p class="ql-align-right ql-indent-2">b</p>',
  '<p><a href="https://a.example/?b=1&amp;c" rel="noopener noreferrer" target="_blank">x</a></p>',
  '<p><a href="mailto:a@b.example">x</a><a href="tel:+44">y</a><a href="/ndt-jobs">z</a></p>',
  '<p><img src="/files/7/a%20b.png" alt="&quot;q&quot;" width="40" height="30"></p>',
  '<p><img src="/files/7/weld.png" alt=""> 12&nbsp;mm</p>',
]

/** What nobody may send: both make the same of it. */
const hostile: [given: string, safe: string][] = [
  ['<script>alert(1)</script>a', 'a'],
  ['<p onclick="x()" style="color:red" id="y" data-z="1">a</p>', '<p>a</p>'],
  ['<p class="ndt evil ql-align-center">a</p>', '<p class="ql-align-center">a</p>'],
  ['<p class="ql-size-huge">a</p>', '<p>a</p>'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="java&#10;script:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
  ['<a href="https://a.example" target="_top">a</a>', '<a href="https://a.example">a</a>'],
  ['<p>a<img src="data:image/png;base64,AAAA">b<img>c</p>', '<p>abc</p>'],
  ['<img src="/files/1/x.png" onerror="x()" srcset="//evil 2x">', '<img src="/files/1/x.png">'],
  ['<img src="/files/1/x.png" width="100%">', '<img src="/files/1/x.png">'],
  ['<svg><a href="https://a.example">a</a></svg>b', 'b'],
  ['<math><mi>a</mi></math>b', 'b'],
  ['<iframe src="https://a.example"></iframe><object data="x"></object>a', 'a'],
  ['<form action="/x"><input name="a"><button>b</button></form>', 'b'],
  ['<table><tbody><tr><td>a</td></tr></tbody></table>', 'a'],
  ['<style>p{display:none}</style><p>a</p><!-- b -->', '<p>a</p>'],
  ['<div><span>a</span></div><p href="https://a.example" src="/files/1/x">b</p>', 'a<p>b</p>'],
]

/** What the editor's own sanitiser makes of texts, in a browser's own parser. */
async function inEditor(texts: string[]): Promise<string[]> {
  const options = { bundle: true, format: 'iife', globalName: 'editor', write: false } as const
  const { outputFiles } = await build({ entryPoints: ['src/ui/sanitise.ts'], ...options })
  const page = await newPage()
  await page.addScriptTag({ content: outputFiles[0]!.text })
  return page.evaluate(texts => {
    const { editor } = globalThis as unknown as { editor: { sanitise(html: string): string } }
    return texts.map(text => editor.sanitise(text))
  }, texts)
}

test('Q67 a harmless text stays as it is, in the editor and on the server', async () => {
  expect(await inEditor(harmless)).toEqual(harmless)
  expect(harmless.map(onServer)).toEqual(harmless)
})

test('Q67 the editor and the server make the same of a hostile text', async () => {
  const given = hostile.map(([html]) => html)
  const safe = hostile.map(([, html]) => html)
  expect(await inEditor(given)).toEqual(safe)
  expect(given.map(onServer)).toEqual(safe)
})
