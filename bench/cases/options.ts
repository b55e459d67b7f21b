import type { Case } from '../case'
import { pages, pressed, typed } from './parts'

const FIELDS = {
  ours: 'options-ours',
  'react-dom': 'options-ours',
  'tom-select': 'options-tom-select',
  'tom-select, all': 'options-tom-select?all',
  'react-select': 'options-react-select',
}

/** Runs in a page: whether there is something to press. */
const isThere = () => !!document.querySelector('.ts-control, #skills, ndt-job-info:defined button')

/** A field for several of many entries. */
export const options: Case[] = [200, 5000].map(count => ({
  name: `options-${count}`,
  title: `A choice of ${count} entries opened, and a letter typed; tom-select draws 50 as it comes`,
  rounds: 3,
  measures: { cpu: 'ms', longest: 'ms', 'letter cpu': 'ms', 'letter longest': 'ms' },
  contestants: pages(
    FIELDS,
    { account: 'user', filled: isThere, cookies: { options: String(count) } },
    async ({ page, open }) => {
      await open()
      const opener = page.getByRole('button', { name: 'Open' })
      if (await opener.count()) {
        await opener.click()
        // its fields come once more when the profile is there
        await page.getByText('PAUT').first().waitFor()
      }
      const ours = page.getByRole('combobox', { name: /Skills/ })
      const opened = await pressed(page, ours.or(page.locator('.ts-control, #skills')))
      const letter = await typed(page, 'a')
      return {
        ...opened,
        'letter cpu': letter['cpu']!,
        'letter longest': letter['longest']!,
      }
    },
  ),
}))
