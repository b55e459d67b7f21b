import { onTestFinished, expect, test, vi } from 'vitest'
import { ApiError, FormPage, labelsOf, TextField, useForm, type Form } from '../../src/index'
import type { FormOptions } from '../../src/form/use-form'
import { define, listenForErrors, place } from '../support/widget'
import { settle } from '../support/time'
import { lookInto } from '../widgets/dialogs'
import { find, hasControl, links, textOf } from '../support/inside'
import { signIn, usePortal } from '../widgets/portal'

interface Sheet {
  part: string
  weld: string
}

type Given = Partial<FormOptions<Sheet>> & { back?: string }

function Filled({ given, seen }: { given: Given; seen: (form: Form<Sheet>) => void }) {
  const { back, ...options } = given
  const form = useForm<Sheet>({
    initial: { part: 'Nozzle N4', weld: '' },
    save: async () => {},
    ...options,
  })
  seen(form)
  return (
    <FormPage
      title="Weld Sheet"
      back={back}
      form={form}
      labels={labelsOf(form.values, { part: 'Part', weld: 'Weld' })}
    >
      <TextField {...form.bind('part')} label="Part" mandatory />
      <TextField {...form.bind('weld')} label="Weld" />
    </FormPage>
  )
}

/** A page's form of two fields, on a page that a listener keeps. */
async function placePage(given: Given = {}) {
  usePortal()
  signIn()
  onTestFinished(() => localStorage.clear())
  const left: string[] = []
  let form: Form<Sheet>
  const tag = define({ component: () => <Filled given={given} seen={now => (form = now)} /> })
  const element = place(tag)
  element.addEventListener('ndt-navigate', event => {
    event.preventDefault()
    left.push(event.detail.url)
  })
  onTestFinished(() => element.remove())
  await settle()
  return {
    element,
    left,
    form: () => form,
    ...lookInto(element),
    async save() {
      find(element, '.form-page__foot .btn--primary')!.click()
      await settle()
    },
  }
}

test('without a way back it has no Cancel, and stays when it is saved', async () => {
  const onDone = vi.fn()
  const { element, save, left } = await placePage({ onDone })
  expect([hasControl(element, 'Cancel'), links(element)]).toEqual([false, {}])
  await save()
  expect([onDone.mock.calls.length, left]).toEqual([1, []])
})

test('several messages stand above the form and are counted at its foot', async () => {
  listenForErrors()
  const fields = { part: 'Too long.', weld: 'Not known.' }
  const save = () => Promise.reject(new ApiError('refused', 422, '', fields))
  const page = await placePage({ save })
  await page.save()
  expect(textOf(find(page.element, '.summary')!)).toBe('2 errors Part Weld')
  expect(textOf(find(page.element, '.form-page__errors')!)).toBe('2 errors')
})

test('Q94 a form says which field a message of the server is about', async () => {
  listenForErrors()
  const save = () => Promise.reject(new ApiError('refused', 422, '', { 'rows.1.x': 'Wrong.' }))
  const page = await placePage({ save, fieldOf: (name, { part }) => (name && part ? 'weld' : '') })
  await page.save()
  expect([page.messages(), page.focused()]).toEqual([{ weld: 'Wrong.' }, 'weld'])
  page.form().forgive(name => name === 'weld')
  await settle()
  expect(page.messages()).toEqual({})
})

test('the back link asks only where something would be lost', async () => {
  const { element, type, press, left } = await placePage({ back: '/sheets' })
  expect(links(element)).toEqual({ 'Back to Weld Sheet': '/sheets' })
  await type('weld', 'W-17')
  await press('Back to Weld Sheet')
  expect(textOf(find(element, '.dialog__title')!)).toBe('Discard changes?')
  await press('Discard')
  expect(left).toEqual(['/sheets'])
})

test('Cancel, the back link and the browser ask before what no field took is lost, once', async () => {
  const { element, field, type, press, left } = await placePage({ back: '/sheets' })
  const [canLeave, asked] = [
    () => dispatchEvent(new Event('beforeunload', { cancelable: true })),
    [] as boolean[],
  ]
  element.addEventListener('ndt-navigate', () => asked.push(!canLeave()))
  expect(canLeave()).toBe(true)
  const weld = field('weld') as HTMLInputElement
  weld.setCustomValidity('Choose from the list.')
  for (const way of ['Cancel', 'Back to Weld Sheet']) {
    await press(way)
    expect(textOf(find(element, '.dialog__title')!)).toBe('Discard changes?')
    await press('Keep editing')
  }
  expect(left).toEqual([])
  await press('Cancel')
  await press('Discard')
  expect(left).toEqual(['/sheets'])
  // the host kept the tag
  expect([hasControl(element, 'Discard'), canLeave()]).toEqual([false, false])
  await type('part', 'Nozzle N5')
  await press('Cancel')
  await press('Discard')
  expect([left.length, asked, canLeave()]).toEqual([2, [false, false], false])
  // it is no way out for what comes later
  await type('part', 'Nozzle N6')
  await type('part', 'Nozzle N4')
  expect(left).toHaveLength(2)
})

test.each(['ctrlKey', 'metaKey', 'shiftKey'])(
  'the back link opened elsewhere by %s loses nothing: nothing is asked, nor said at a field',
  async modifier => {
    const { element, field, control } = await placePage({ back: '#sheets' })
    const weld = field('weld') as HTMLInputElement
    weld.setCustomValidity('Choose from the list.')
    const onInvalid = vi.fn()
    weld.addEventListener('invalid', onInvalid)
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, [modifier]: true })
    expect(control('Back to Weld Sheet').dispatchEvent(press)).toBe(true)
    await settle()
    expect([hasControl(element, 'Discard'), onInvalid.mock.calls.length]).toEqual([false, 0])
  },
)
