// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { sanitise, storedHtml } from '../../demo/html/sanitise'
import { plainText } from '../../demo/site/rich-text'

describe('Q67 a company’s rich text', () => {
  test('keeps what the editor makes', () => {
    const html =
      '<h2>A</h2><p class="ql-align-center ql-indent-2">B <strong>c</strong><br></p>' +
      '<ol><li>d</li></ol><img src="/files/7/a%20b.png" alt="&quot;q&quot;" width="40">'
    expect(sanitise(html)).toBe(html)
  })

  test('R173 links lead to the web or to mail; pictures lie on this site', () => {
    expect(sanitise('<a href="https://a.example/?b=1&amp;c" target="_top">x</a>')).toBe(
      '<a href="https://a.example/?b=1&amp;c">x</a>',
    )
    expect(sanitise('<img src="https://a.example/x.png"><img src="/files/7/../../x">')).toBe('')
  })

  test.each([
    '<a href="javascript:alert(1)">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<a href="java\nscript:alert(1)">x</a>',
    '<a href="javascript&colon;alert(1)">x</a>',
    "<a href='data:text/html,<script>alert(1)</script>'>x</a>",
    '<a href="https://a" href="javascript:alert(1)" onclick=alert(1)>x</a>',
  ])('%s leads nowhere else', html => {
    document.body.innerHTML = sanitise(html)
    const link = document.querySelector('a')!
    expect(['', 'https:']).toContain(link.getAttribute('href')?.split('//')[0] ?? '')
    expect(link.getAttributeNames().filter(name => !['href', 'rel'].includes(name))).toEqual([])
  })

  test.each([
    '<script>alert(1)</script>',
    '<scr<script>ipt>alert(1)</script>',
    '<svg><style><img src=x onerror=alert(1)></style></svg>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--><img src=x onerror=alert(1)>">',
    '<p title="</p><img src=x onerror=alert(1)>">x',
    '<img src="/files/1/x" onerror=alert(1) alt=\'"><b onclick=x>\'>',
    '<p/onclick=alert(1)>x',
    '<iframe srcdoc="<script>alert(1)</script>">',
    '<!--><img src=x onerror=alert(1)>-->',
    '<textarea><p></textarea><img src=x onerror=alert(1)>',
    '<form><input formaction=javascript:alert(1)>',
    '<p style="background:url(x)" id=y>x</p>',
  ])('%s can do nothing', html => {
    document.body.innerHTML = sanitise(html)
    const all = [...document.body.querySelectorAll('*')]
    expect(all.map(({ localName }) => localName).filter(name => !/^(p|b|img)$/.test(name))).toEqual(
      [],
    )
    const names = all.flatMap(element => element.getAttributeNames())
    expect(names.filter(name => !['src', 'alt', 'title'].includes(name))).toEqual([])
    expect(all.filter(element => element.getAttribute('src') === 'x')).toEqual([])
  })

  test('what is opened is closed, and what was not opened is not', () => {
    expect(sanitise('</b><ul><li><b>x</li>y')).toBe('<ul><li><b>x</b></li>y</ul>')
  })

  test('takes a time that grows with the text alone', () => {
    for (const bit of ['<', '<a "', `<a '"`, '<!--', '<script', '<a href=', '&#', '</p>', '<b>']) {
      const start = performance.now()
      sanitise(bit.repeat(50_000 / bit.length))
      expect(performance.now() - start).toBeLessThan(1000)
    }
  })

  test('one with nothing to see in it is none', () => {
    expect(storedHtml('<p><br></p>&nbsp; <script>x</script>')).toBeNull()
    expect(storedHtml('<p>x</p>')).toBe('<p>x</p>')
  })
})

describe("a company's own text", () => {
  test('keeps plain tags and drops everything that could act', () => {
    expect(sanitise('<p class="x">A <strong onclick="x">b</strong></p>')).toBe(
      '<p>A <strong>b</strong></p>',
    )
    expect(sanitise('<script>alert(1)</script><img src=x onerror=y>')).toBe('')
    expect(sanitise('1 < 2 > 0 <<p>script>')).toBe('1 &lt; 2 &gt; 0 &lt;<p>script&gt;</p>')
    expect(plainText('<p>Unit 7,&nbsp;Quay</p><p>A &amp; B</p>')).toBe('Unit 7, Quay A & B')
  })
})

test('R173 an uploaded picture stays, whatever its name is', () => {
  for (const name of ['photo%20(1).png', "it's.png", 'a..b.png']) {
    expect(storedHtml(`<p>Weld <img src="/files/7/${name}" alt=""></p>`)).toContain(name)
  }
  expect(storedHtml('<p>Weld <img src="/files/7/../8/a.png" alt=""></p>')).not.toContain('<img')
})
