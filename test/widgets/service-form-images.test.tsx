import { expect, test, vi } from 'vitest'
import { createService, uploadEditorImage } from '../../src/contract'
import { fail, hang } from '../../stories/support/calls'
import type { Answerer } from '../../stories/support/server'
import '../../widgets/service-form/service-form.element'
import { listenForErrors } from '../support/widget'
import { settle } from '../support/time'
import { picture, placeForm } from './company-form'

const NAME = 'company_service_name'

/** A new service with a name; `choose` takes an image into its text, `ask` presses what asks for a link. */
async function add(...answerers: Answerer[]) {
  const form = await placeForm('ndt-service-form', {}, ...answerers, hang(uploadEditorImage))
  const { element, all, texts, type } = form
  await vi.waitFor(async () => {
    await settle()
    expect(all('.ql-editor')).toHaveLength(1)
  }, 15_000)
  await type(NAME, 'Tank floors')
  const root = element.shadowRoot!
  const input = () => root.querySelector<HTMLInputElement>('.rich-text__panel input')!
  return {
    ...form,
    input,
    hasFocus: () => root.activeElement === input(),
    async chooseImage(file = picture()) {
      const [chooser] = all('.rich-text__bar input[type=file]')
      Object.defineProperty(chooser!, 'files', { value: [file], configurable: true })
      chooser!.dispatchEvent(new Event('change', { bubbles: true }))
      await settle()
    },
    async askForLink(address: string) {
      all('[title=Link]')[0]!.click()
      await settle()
      input().value = address
      input().dispatchEvent(new Event('input', { bubbles: true }))
      await settle()
    },
    async answer(button: string) {
      all('.rich-text__panel button')
        .find(({ textContent }) => textContent === button)!
        .click()
      await settle()
    },
    note: () => texts('.rich-text__note')[0],
    saves: () => form.posts().filter(({ url }) => /\/service\b/.test(url)).length,
  }
}

test('R173 a chosen image that is not inserted holds the save, and says so', async () => {
  const { chooseImage, save, answer, saves, left, note, input, hasFocus } = await add()
  await chooseImage()
  expect(input().getAttribute('aria-invalid')).toBe('false')
  await save()
  expect([saves(), left]).toEqual([0, []])
  expect(note()).toBe('Insert the image or cancel it, then save.')
  expect(input().getAttribute('aria-invalid')).toBe('true')
  expect(hasFocus()).toBe(true)
  await answer('Cancel')
  await save()
  expect([saves(), left]).toEqual([1, ['/company/services']])
})

test('R173 an image that is on its way holds the save, and says so', async () => {
  const { chooseImage, answer, save, saves, left, note, hasFocus } = await add()
  await chooseImage()
  await answer('Insert image')
  await save()
  expect([saves(), left]).toEqual([0, []])
  expect(note()).toBe('The image is still being uploaded. Wait for it or cancel it, then save.')
  expect(hasFocus()).toBe(true)
})

test('a link that is typed and not applied holds the save, and says so', async () => {
  const { askForLink, save, saves, note } = await add()
  await askForLink('example.org')
  await save()
  expect(saves()).toBe(0)
  expect(note()).toBe('Apply the link or cancel it, then save.')
})

test('what is wrong with a link’s address is said also after the save that it held', async () => {
  const { askForLink, answer, save, note } = await add()
  await askForLink('no address')
  await save()
  await answer('Apply')
  expect(note()).toBe('Enter a web address.')
})

test('a question for a link that nothing was answered to holds nothing', async () => {
  const { askForLink, save, saves } = await add()
  await askForLink('')
  await save()
  expect(saves()).toBe(1)
})

test('R236 what the server says of a text takes the place of what was wrong with an image', async () => {
  listenForErrors()
  const errors = { company_service_description: ['The description is too long.'] }
  const { chooseImage, save, messages } = await add(fail(createService, 422, { errors }))
  await chooseImage(new File(['x'], 'weld.gif', { type: 'image/gif' }))
  const wrong = 'Invalid file type. Only PNG, JPEG, and JPG are allowed.'
  expect(messages()).toEqual({ company_service_description: wrong })
  await save()
  expect(messages()).toEqual({ company_service_description: errors.company_service_description[0] })
})
