import { describe, expect, test } from 'vitest'
import { deleteService, getServices, toggleService } from '../../src/contract'
import { answer, fail } from '../../stories/support/calls'
import { listenForErrors } from '../support/widget'
import { settle } from '../support/time'
import { toastMessages } from '../support/toasts'
import { control, entries, find, hasControl, links, textOf } from '../support/inside'
import { confirm, placeTable, press } from './tables'

const FIRST = 'Phased array weld inspection'
const UNPUBLISHED = 'Digital radiography on site'
const DELETE = 'GET /admin/company/service/delete/700'

const place = (...settings: [Record<string, string>?, Parameters<typeof placeTable>[2]?]) =>
  placeTable('ndt-service-table', ...settings)

test('R222 the title has the count, and a button leads to the new service', async () => {
  const { table, title } = await place()
  expect(title()).toBe('Services 23')
  expect(links(table)['Add Service']).toBe('/company/services/add')
})

test('R223 these are the columns, and the name leads to the form', async () => {
  const { table, headings } = await place()
  expect(headings()).toEqual(['Service Name', 'Added On', 'Publish', 'Edit'])
  expect(links(table)[FIRST]).toBe('/company/services/edit/700')
  expect(links(table)[`Edit ${FIRST}`]).toBe('/company/services/edit/700')
})

test('R226 R228 a row shows what the portal says of a service', async () => {
  const { cells, lists } = await place()
  expect(lists()).toEqual(['page=1&limit=10'])
  expect(cells(FIRST).slice(0, 2)).toEqual([FIRST, '14 November 2026'])
})

test('R224 a name and days are searched for', async () => {
  const { table, search, lists } = await place()
  await search('Service Name', 'rope')
  expect(lists().at(-1)).toBe('page=1&limit=10&name=rope')
  expect(hasControl(table, 'Added On: Any day')).toBe(true)
  expect(hasControl(table, 'Publish: All')).toBe(false)
})

test('R224 ten rows keep the place, and a failure has none', async () => {
  listenForErrors()
  const { table, rows } = await place({}, { answerers: [fail(getServices, 403)] })
  expect(rows()).toEqual([])
  expect(find(table, '.empty')!.textContent).toContain('Services could not be loaded')
})

test('R227 an unpublished service has a switch too, and is published again', async () => {
  const { table, asked } = await place()
  const name = `Publish ${UNPUBLISHED}`
  expect(control(table, name).getAttribute('aria-checked')).toBe('false')
  await press(table, name)
  expect(asked()).toContain('GET /api/v2/company/service/702/toggle-status')
  expect(control(table, name).getAttribute('aria-checked')).toBe('true')
})

test('R229 R197 what came of it is told', async () => {
  const { table } = await place({}, { answerers: [answer(toggleService, { message: 'Done.' })] })
  await press(table, `Publish ${FIRST}`)
  expect(toastMessages()).toEqual(['Done.'])
})

test('R227 services are published together, and only those that are not yet', async () => {
  const { table, asked } = await place({ selectable: '' })
  await press(table, 'Select all rows')
  await press(table, 'Publish')
  expect(textOf(find(table, 'dialog h2')!)).toBe('Publish these 2 Services?')
  await confirm(table)
  expect(asked().filter(line => line.endsWith('/toggle-status'))).toEqual([
    'GET /api/v2/company/service/702/toggle-status',
    'GET /api/v2/company/service/707/toggle-status',
  ])
})

describe('R225 Q55 deleting a service', () => {
  test('is not offered unless the page allows it', async () => {
    const { table } = await place({ selectable: '' })
    expect(hasControl(table, `Actions for ${FIRST}`)).toBe(false)
    await press(table, `Select ${FIRST}`)
    expect(hasControl(table, 'Delete')).toBe(false)
  })

  test('R224 R230 R231 asks first, then deletes and says so', async () => {
    const { table, act, asked, names } = await place({ 'allow-delete': '' })
    await press(table, `Actions for ${FIRST}`)
    expect(entries(table)).toEqual(['Edit', 'Delete'])
    await press(table, `Actions for ${FIRST}`)
    await act(FIRST, 'Delete')
    expect(textOf(find(table, 'dialog h2')!)).toBe('Delete this Service?')
    await press(table, 'Delete')
    expect(asked()).toContain(DELETE)
    expect(toastMessages()).toEqual(['Service Deleted Successfully!!'])
    expect(names()).not.toContain(FIRST)
  })

  test('R231 says when it did not work', async () => {
    listenForErrors()
    const { table, act } = await place(
      { 'allow-delete': '' },
      { answerers: [fail(deleteService, 500)] },
    )
    await act(FIRST, 'Delete')
    await press(table, 'Delete')
    await settle()
    expect(toastMessages()).toEqual(['Service is not deleted!'])
  })
})
