import { expect, test } from 'vitest'
import { openBench, type Bench } from './rich-text-bundle'

declare const bench: Bench

/** What is pasted as word processors bring it, and what becomes of it. */
const PASTES = {
  'Google Docs': [
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400">Plain, </span><span style="font-weight:700">bold</span><span style="font-style:italic;vertical-align:super">2</span> <a href="https://a.example/"><span style="text-decoration:underline">link</span></a></p><p><span style="font-weight:400">b</span></p></b>',
    '<p>Plain, <strong>bold</strong><sup><em>2</em></sup> <a href="https://a.example/" rel="noopener noreferrer" target="_blank">link</a></p><p>b</p>',
  ],
  'a list of Word': [
    `<p class=MsoNormal>a</p><p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]>Item 1<o:p></o:p></p><p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o<span>&nbsp; </span></span>Item <b>2</b></p><p class=MsoListParagraphCxSpLast style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>Item 3</p>`,
    '<p>a</p><ul><li>Item 1<ul><li>Item <strong>2</strong></li></ul></li></ul><ol><li>Item 3</li></ol>',
  ],
} as const

test.each(Object.entries(PASTES))('Q112 a paste from %s keeps what it means', async (_, given) => {
  const [html, made] = given
  const page = await openBench()
  const said = await page.evaluate(html => {
    bench.show('')
    bench.paste(html)
    return bench.said()
  }, html)
  expect(said?.replace(/<p><\/p>$/, '').replaceAll('\u00a0', ' ')).toBe(made)
})
