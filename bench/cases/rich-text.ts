import type { Page } from 'playwright-core'
import type { Case, Sample } from '../case'
import { during, pages, typed } from './parts'

const SENTENCE = 'A phased array sends its beam at any angle that the wedge allows. '
const LIST = '<ul><li>Flat <b>bottom</b> holes</li><li>Side-drilled holes</li><li>Notches</li></ul>'

/** 20 kB as a company writes them: paragraphs with something bold and a link, and lists. */
const TEXT = Array.from({ length: 60 }, (_, n) =>
  n % 3
    ? `<p><b>Part ${n}.</b> ${SENTENCE.repeat(5)}<a href="https://example.com/${n}">More</a></p>`
    : LIST,
).join('')

/** Puts it where the caret is, as the clipboard would. */
function paste(page: Page): Promise<void> {
  return page.evaluate(html => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    const { activeElement } = document
    const within = activeElement?.shadowRoot?.activeElement ?? activeElement
    const options = { clipboardData, bubbles: true, cancelable: true, composed: true }
    within!.dispatchEvent(new ClipboardEvent('paste', options))
  }, TEXT)
}

const longest = ({ longest }: Sample) => longest! * 4

/** A long text in an editor; both are Quill, ours with what makes a text safe, keeps it and tells it. */
export const richText: Case = {
  name: 'rich-text',
  title:
    'A text of 20 kB pasted, typed into, made bold as a whole, and that undone: the longest task, as on a processor 4 times slower',
  rounds: 3,
  measures: { paste: 'ms', key: 'ms', bold: 'ms', undo: 'ms' },
  contestants: pages(
    { ours: 'rich-text-ours', 'react-dom': 'rich-text-ours', Quill: 'rich-text-quill' },
    {
      account: 'company',
      filled: () => !!document.querySelector('.ql-editor, ndt-company-profile:defined'),
    },
    async ({ page, open }) => {
      await open()
      await page.locator('.ql-editor').first().click()
      await page.keyboard.press('Control+a')
      await page.keyboard.press('Delete')
      const pasted = await during(page, () => paste(page))
      const key = await typed(page, 'a')
      await page.keyboard.press('Control+a')
      const bold = await typed(page, 'Control+b')
      const undo = await typed(page, 'Control+z')
      return {
        paste: longest(pasted),
        key: longest(key),
        bold: longest(bold),
        undo: longest(undo),
      }
    },
  ),
}
