import type { Case } from '../case'
import { pages, type Visited } from './parts'
import { mainThread } from '../../test/pages/main-thread'

/** Presses the page's button, and sees when what it opens is there. */
const firstOpening =
  (seen: string) =>
  async ({ page, open, kilobytes }: Visited) => {
    await open()
    const button = page.getByRole('button', { name: 'Open' })
    const { x, y, width, height } = (await button.boundingBox())!
    await page.waitForTimeout(500)
    const before = kilobytes()
    let filled = 0
    const { cpu, longest } = await mainThread(page, async () => {
      const start = performance.now()
      await page.mouse.click(x + width / 2, y + height / 2)
      await page.locator(seen).first().waitFor()
      filled = performance.now() - start
      await page.waitForTimeout(500)
    })
    return { filled, cpu, longest, bytes: kilobytes() - before }
  }

const measures = { cpu: 'ms', filled: 'ms', longest: 'ms', bytes: 'kB' } as const
const isThere = () =>
  !!document.querySelector(
    'ndt-personal-info:defined button, ndt-avatar-editor:defined button, #root button',
  )

/** What is opened for the first time, its code with it. */
export const dialogs: Case[] = [
  {
    name: 'dialog',
    title:
      'The first dialog of a page: nine fields filled with a profile, one of them with all countries',
    rounds: 3,
    measures,
    contestants: pages(
      {
        ours: 'dialog-ours',
        'react-dom': 'dialog-ours',
        'hand-written': 'dialog-hand',
        Shoelace: 'dialog-shoelace',
        'Web Awesome': 'dialog-webawesome',
      },
      { account: 'user', filled: isThere },
      firstOpening('input:visible'),
    ),
  },
  {
    name: 'upload',
    title: 'The first dialog that takes a picture',
    rounds: 3,
    measures,
    contestants: pages(
      { ours: 'upload-ours', 'react-dom': 'upload-ours', Uppy: 'upload-uppy' },
      { account: 'user', filled: isThere },
      firstOpening('.uppy-Dashboard-browse, button:text-is("Edit")'),
    ),
  },
]
