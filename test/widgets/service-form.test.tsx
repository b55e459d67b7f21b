import { expect, test, vi } from 'vitest'
import { createService, getService, updateService } from '../../src/contract'
import { service } from '../../stories/fixtures/company-forms'
import { answer, hang } from '../../stories/support/calls'
import type { Answerer } from '../../stories/support/server'
import '../../widgets/service-form/service-form.element'
import { listen } from '../support/widget'
import { settle } from '../support/time'
import { toastMessages } from '../support/toasts'
import { picture, placeForm } from './company-form'
import { links } from '../support/inside'

const NAME = 'company_service_name'
const add = (...answerers: Answerer[]) => placeForm('ndt-service-form', {}, ...answerers)
const edit = (...answerers: Answerer[]) =>
  placeForm('ndt-service-form', { 'service-id': '12' }, ...answerers)

test('R232 it has a way back, Cancel and the described button, which waits while it saves', async () => {
  const { element, type, save, texts } = await add(hang(createService))
  expect(links(element)).toEqual({ 'Back to Add Service': '/company/services' })
  expect(texts('.form-page__foot .btn')).toEqual(['Cancel', 'Save & Add another'])
  await type(NAME, 'Tank floors')
  await save()
  expect(texts('.form-page__foot .btn')).toEqual(['Cancel', 'Saving...'])
})

test('R232 R206 success goes to the list; the form is empty, and asks nothing', async () => {
  const saved = listen('ndt-saved')
  const { type, save, left, field, asksBeforeLeaving } = await add()
  await type(NAME, 'Tank floors')
  expect(asksBeforeLeaving()).toBe(true)
  await save()
  expect([left, field(NAME).value, asksBeforeLeaving()]).toEqual([['/company/services'], '', false])
  expect(toastMessages()).toEqual(['Service created.'])
  expect(saved).toEqual([
    { tag: 'ndt-service-form', section: 'service', message: 'Service created.' },
  ])
})

test('R163 a success without words is Successful!', async () => {
  const { type, save } = await add(answer(createService, {}))
  await type(NAME, 'Tank floors')
  await save()
  expect(toastMessages()).toEqual(['Successful!'])
})

test('R233 R234 with an id it reads the service, and posts to it', async () => {
  const { field, save, type, asked, sent } = await edit()
  expect(field(NAME).value).toBe(service.data.name)
  await type(NAME, 'Tank floors')
  await save()
  expect(asked().at(-1)).toBe('POST /api/v2/company/service/12')
  expect(await sent()).toEqual({
    id: '12',
    company_service_name: 'Tank floors',
    company_service_description: service.data.description,
  })
})

test('R206 Q106 where the page stays after a save, the next one is held against what that made of it', async () => {
  let version = 1
  const { type, save, posts } = await edit(
    answer(getService, () => ({ data: { ...service.data, updated_at: `v${version}` } })),
    answer(updateService, () => (version++, { message: 'Saved.' })),
  )
  await type(NAME, 'Tank floors')
  await save()
  await settle(1000)
  await type(NAME, 'Tank roofs')
  await save()
  const held = posts().map(({ headers }) => headers.get('if-match'))
  expect(held).toEqual(['"v1"', '"v2"'])
})

test('R235 Q59 a new service carries the id of the company that the page has', async () => {
  vi.stubGlobal('company_id', 31)
  const { type, save, sent, asked } = await add()
  await type(NAME, 'Tank floors')
  await save()
  expect(asked().at(-1)).toBe('POST /api/v2/company/service')
  expect(await sent()).toEqual({
    id: '31',
    company_service_name: 'Tank floors',
    company_service_description: '',
  })
  vi.unstubAllGlobals()
})

test('R235 a changed image goes with its name; a removed one as two empty texts', async () => {
  const { choose, save, sent } = await edit()
  await choose('company_service_image', picture('rack.png'))
  await save()
  expect(await sent()).toMatchObject({ file_input: 'rack.png', company_service_image: 'rack.png' })
  const other = await edit()
  await other.press('Remove image')
  await other.save()
  expect(await other.sent()).toMatchObject({ file_input: '', company_service_image: '' })
})

test('R244 R242 the image is png, jpeg or jpg, of 5 MB', async () => {
  const { choose, texts, field } = await add()
  expect(field('company_service_image').getAttribute('accept')).toBe('.png,.jpeg,.jpg')
  await choose('company_service_image', picture('rack.png', 5_242_881))
  expect(texts('.field__error')).toEqual(['File size exceeds the 5 MB limit.'])
})

test('Cancel leaves at once, and asks where something would be lost', async () => {
  const { press, type, left, texts } = await add()
  await press('Cancel')
  expect(left).toEqual(['/company/services'])
  await type(NAME, 'Tank floors')
  await press('Cancel')
  expect(texts('.dialog__title')).toEqual(['Discard changes?'])
  await press('Keep editing')
  expect(left).toHaveLength(1)
  await press('Cancel')
  await press('Discard')
  expect(left).toHaveLength(2)
})

test('what was typed and not saved is back the next time, with a way to start over', async () => {
  const { type, element } = await add()
  await type(NAME, 'Tank floors')
  element.remove()
  await settle()
  const { field, press } = await add()
  expect(field(NAME).value).toBe('Tank floors')
  await press('Start over')
  expect(field(NAME).value).toBe('')
})
