import { expect, test } from 'vitest'
import { getProduct, sendGuideEnquiry, toggleProduct, updateProfileImage } from '../../src/contract'
import { submitFailed } from '../../src/index'
import { fail } from '../../stories/support/calls'
import '../../widgets/product-form/product-form.element'
import { placeSheet } from '../form/sheet'
import { configure } from '../support/page'
import { listenForErrors } from '../support/widget'
import { showUploader, stored } from '../ui/uploader-shown'
import { toastMessages } from '../support/toasts'
import { placeForm } from './company-form'
import { openEnquiry } from './enquiry'
import { find, hasControl, seen, textOf } from '../support/inside'
import { openAvatar } from './photo'
import { confirm, FIRST, placeTable, press } from './tables'

const NOTES = { failureNotes: true }

/** Sets words for keys that once were one, each to stand where the other does not. */
const translate = (texts: Record<string, Record<string, string>>, settings = {}) =>
  configure({ texts, ...settings })

test('a table’s headings, switches and bulk actions have words of their own', async () => {
  translate({
    table: {
      publish: 'Sichtbar',
      publishRow: '{name} zeigen',
      all: 'Alle',
      selectAll: 'Alle Zeilen wählen',
      clearSelection: 'Leeren',
      closeResults: 'Ergebnisse schließen',
    },
  })
  const { table, headings } = await placeTable('ndt-product-table', { selectable: '' })
  expect(headings()).toContain('Sichtbar')
  expect(hasControl(table, 'Category: Alle')).toBe(true)
  expect(hasControl(table, `${FIRST} zeigen`)).toBe(true)
  await press(table, 'Alle Zeilen wählen')
  expect(hasControl(table, 'Leeren')).toBe(true)
  await press(table, 'Unpublish')
  await confirm(table)
  expect(hasControl(table, 'Ergebnisse schließen')).toBe(true)
})

test('a table’s filters and what is set of them have words of their own', async () => {
  translate({
    table: {
      set: 'Gesetzte Filter',
      setCount: '{title}: {n}',
      clearFilters: 'Ohne Filter',
      from: 'Von',
      fromDay: 'Ab {from}',
      to: 'Bis',
      untilDay: 'Bis zum {to}',
    },
  })
  const { table } = await placeTable('ndt-product-table', {}, { search: '?from_date=2026-11-09' })
  expect(find(table, '.set-filters')!.ariaLabel).toBe('Gesetzte Filter')
  expect(hasControl(table, 'Filters: 1')).toBe(true)
  expect(hasControl(table, 'Ohne Filter')).toBe(true)
  await press(table, 'Added On: Ab 09-11-2026')
  const labels = [...table.shadowRoot!.querySelectorAll('.date-range label')].map(seen)
  expect(labels).toEqual(['Von', 'Bis'])
  const until = await placeTable('ndt-product-table', {}, { search: '?to_date=2026-11-09' })
  expect(hasControl(until.table, 'Added On: Bis zum 09-11-2026')).toBe(true)
})

test('a dialog’s note and a form’s toast have words of their own', async () => {
  listenForErrors()
  translate({ forms: { failed: 'Nicht gespeichert.', notSubmitted: 'Nicht gesendet.' } }, NOTES)
  const { element } = await placeSheet({ hasQuietlyFailed: true })
  expect(textOf(find(element, '.notice')!)).toBe('Nicht gespeichert.')
  submitFailed(2500)
  await expect.poll(toastMessages).toEqual(['Nicht gesendet.'])
})

test('a file’s button and the question before its removal have words of their own', async () => {
  translate({ uploader: { remove: 'Entfernen', removeFile: '{name} entfernen' } })
  const { press, pressText, names } = showUploader([stored])
  await press('side.png entfernen')
  await pressText('Entfernen')
  expect(names()).toEqual([])
})

test('the photo’s two dialogs have titles and failures of their own', async () => {
  listenForErrors()
  const words = {
    title: 'Foto bearbeiten',
    deletion: 'Foto löschen',
    failed: 'Nicht gespeichert.',
    notDeleted: 'Nicht gelöscht.',
  }
  translate({ 'avatar-editor': words }, NOTES)
  const photo = await openAvatar([fail(updateProfileImage, 500)])
  const title = () => textOf(photo.top().querySelector('.dialog__title')!)
  const note = () => photo.top().querySelector('.notice')?.textContent
  await photo.press('Edit')
  await photo.press('Save Photo')
  // the picture is drawn, and the call made, as long as that takes
  await expect.poll(() => [title(), note()]).toEqual(['Foto bearbeiten', 'Nicht gespeichert.'])
  await photo.press('Cancel')
  await photo.press('Delete')
  await photo.confirm()
  await expect.poll(() => [title(), note()]).toEqual(['Foto löschen', 'Nicht gelöscht.'])
})

test('a product that is not read and one that is not published have words of their own', async () => {
  listenForErrors()
  translate({ 'product-form': { failed: 'Nicht gelesen.', notUpdated: 'Nicht geändert.' } })
  const unread = await placeForm('ndt-product-form', { slug: 'unread' }, fail(getProduct, 403))
  expect(unread.element.shadowRoot!.textContent).toContain('Nicht gelesen.')
  const form = await placeForm('ndt-product-form', { slug: 'ws-40' }, fail(toggleProduct, 500))
  await form.press('Publish')
  expect(toastMessages()).toEqual(['Nicht geändert.'])
})

test('an unknown guide and an enquiry that is not sent have words of their own', async () => {
  listenForErrors()
  translate({ 'guide-download': { failed: 'Nicht gesendet.', notFound: 'Kein Leitfaden.' } })
  const unknown = await openEnquiry({ attributes: { slug: 'unknown' } })
  expect(unknown.element.shadowRoot!.textContent).toContain('Kein Leitfaden.')
  const enquiry = await openEnquiry({}, fail(sendGuideEnquiry, 500))
  await enquiry.fillIn()
  await enquiry.submit()
  expect(toastMessages()).toEqual(['Nicht gesendet.'])
})
