import { Window, type HTMLFormElement, type HTMLInputElement } from 'happy-dom'
import { beforeAll } from 'vitest'
import { demoAccounts } from '../../demo/db/seed'
import { useCompanies } from './company-site'
import { Visitor } from './visitor'

/** What is typed, chosen or ticked: a field's values by its name, in the place of those that it had. */
export type Typed = Record<string, string | File | (string | File)[]>

/** A page as a browser without JavaScript has it. */
export interface Page {
  status: number
  html: string
  /** Where the page says what is wrong, by the field's name. */
  faults: Record<string, string>
  /** What its form would send as it is. */
  fields: [name: string, value: string | File][]
}

/** Opens a site for the tests of a file, with a visitor of Meridian without JavaScript. */
export function usePlainForms() {
  const site = useCompanies()
  const plain = { site } as { site: typeof site; ingrid: Visitor }
  beforeAll(async () => {
    plain.ingrid = new Visitor(site.app)
    await plain.ingrid.signIn(demoAccounts.company, '/company-sign-in')
  })
  return plain
}

/** Opens a page with one of the forms. */
export const open = async (visitor: Visitor, path: string) => read(await visitor.get(path))

/** Sends a page's form with what was typed, as a browser would, and reads the answer. */
export async function submit(visitor: Visitor, path: string, page: Page, typed: Typed = {}) {
  const form = new FormData()
  for (const [name, value] of page.fields) {
    if (!(name in typed)) form.append(name, value)
  }
  for (const [name, value] of Object.entries(typed)) {
    for (const one of [value].flat()) form.append(name, one)
  }
  const answer = await visitor.send(path, form)
  const [location, wait] = ['location', 'retry-after'].map(name => answer.headers.get(name))
  return { location, wait, ...(await read(answer)) }
}

async function read(answer: Response): Promise<Page> {
  const html = await answer.text()
  const { document } = new Window()
  // the head would be loaded
  document.body.innerHTML = html.slice(html.indexOf('<main'))
  const form = document.querySelector('form.plain') as HTMLFormElement | null
  const faults = [
    ...document.querySelectorAll('.plain [aria-invalid], .plain .field--invalid'),
  ].map(each => [each.id.slice(2), text(document.getElementById(`${each.id}-error`)?.textContent)])
  return {
    status: answer.status,
    html,
    faults: Object.fromEntries(faults.filter(([id]) => id)) as Record<string, string>,
    fields: form ? fieldsOf(form) : [],
  }
}

const text = (given = '') => given.replace(/\s+/g, ' ').trim()

function fieldsOf(form: HTMLFormElement): Page['fields'] {
  const all = [...form.querySelectorAll('input, select, textarea')] as unknown as HTMLInputElement[]
  return all.flatMap((each): Page['fields'] => {
    if (each.type === 'checkbox' && !each.checked) return []
    // a browser sends a file without a name where none was chosen, and drops a textarea's first line break
    if (each.type === 'file') return [[each.name, new File([], '')]]
    if (each.localName === 'textarea') return [[each.name, each.textContent.replace(/^\n/, '')]]
    const option = each.querySelector('option[selected]')
    return [[each.name, option?.getAttribute('value') ?? each.value]]
  })
}
