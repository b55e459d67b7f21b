import { expect, test } from 'vitest'
import { sanitise as onServer } from '../../demo/html/sanitise'
import { openSanitiser, sanitiseIn } from '../pages/sanitiser'

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

/** What the editor keeps, and cannot write. */
const kept = [
  '<table><caption>a</caption><thead><tr><th scope="col" colspan="2">b</th></tr></thead><tbody><tr><td rowspan="2">c</td><td>d</td></tr></tbody></table>',
  '<pre>a  b</pre><hr><p><code>c</code><del>d</del><ins>e</ins><mark>f</mark><small>g</small></p>',
  '<dl><dt>a</dt><dd>b</dd></dl><details open=""><summary>c</summary>d</details>',
  '<figure><img src="/files/7/a.png" alt=""><figcaption>a</figcaption></figure>',
  '<video src="/files/7/a.mp4" controls="" width="320"></video>',
  '<p dir="rtl" lang="ar" title="a">b</p><ol start="3"><li>c</li></ol>',
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
  [
    '<table onclick="x()" background="//evil"><tbody><tr><td>a</td></tr></tbody></table>',
    '<table><tbody><tr><td>a</td></tr></tbody></table>',
  ],
  ['<style>p{display:none}</style><p>a</p><!-- b -->', '<p>a</p>'],
  ['<div>a</div><p href="https://a.example" src="/files/1/x">b</p>', '<div>a</div><p>b</p>'],
]

/** What the editor's own sanitiser makes of texts, in a browser's own parser. */
async function inEditor(texts: string[], mode?: 'stored'): Promise<string[]> {
  return sanitiseIn(await openSanitiser(), texts, mode)
}

test('Q67 a harmless text stays as it is, in the editor and on the server', async () => {
  expect(await inEditor(harmless)).toEqual(harmless)
  expect(harmless.map(onServer)).toEqual(harmless)
})

test('Q112 what the editor keeps stays as it is, in the editor and on the server', async () => {
  expect(await inEditor(kept, 'stored')).toEqual(kept)
  expect(kept.map(onServer)).toEqual(kept)
})

/** What stands in a stored text, and what of it goes back. */
const stored: [given: string, safe: string][] = [
  ['<a href="https://a.example/onsale=1">a</a>', '<a href="https://a.example/onsale=1">a</a>'],
  [
    '<p title="a onclick=b style=c <style>">a</p>',
    '<p title="a onclick=b style=c &lt;style&gt;">a</p>',
  ],
  ['<p class="lead" style="color:red">a</p>', '<p class="lead" style="color:red">a</p>'],
  ['<p style="position:fixed">a</p><p style="background:url(//evil)">b</p>', '<p>a</p><p>b</p>'],
  [
    '<p onclick="x()">a</p><img src=x onerror=y><iframe src="//evil"></iframe>',
    '<p>a</p><img src="x">',
  ],
  ['<video src="javascript:x" autoplay onplay="x()"></video>', '<video></video>'],
  ['<p data-kept="[[&quot;onclick&quot;,&quot;x&quot;]]">a</p>', '<p>a</p>'],
]

test('Q112 a stored text loses what could run, and nothing inside its values', async () => {
  const given = stored.map(([html]) => html)
  expect(await inEditor(given, 'stored')).toEqual(stored.map(([, safe]) => safe))
})

test('Q67 the editor and the server make the same of a hostile text', async () => {
  const given = hostile.map(([html]) => html)
  const safe = hostile.map(([, html]) => html)
  expect(await inEditor(given)).toEqual(safe)
  expect(given.map(onServer)).toEqual(safe)
})
