import { describe, expect, test } from 'vitest'
import { deleteProduct, toggleProduct } from '../../src/contract'
import { fail } from '../../stories/support/calls'
import { isFor, type Answerer } from '../../stories/support/server'
import { control, hasControl } from '../support/inside'
import { settle } from '../support/time'
import { toastMessages } from '../support/toasts'
import { listenForErrors } from '../support/widget'
import { sharedPortal } from './shared-portal'
import { confirm, FIRST, placeTable, press, results, select } from './tables'

const SWITCH = `Publish ${FIRST}`
const ALL = 'Select all rows'

const place = (answerers: Answerer[]) =>
  placeTable('ndt-product-table', { selectable: '' }, { answerers })

async function unpublishAll(table: Element) {
  await press(table, ALL)
  await press(table, 'Unpublish')
  await confirm(table)
}

describe('R195 Q106 many rows that somebody else changes during the run', () => {
  test('ten that both unpublish at once end unpublished, and are counted as needing no change', async () => {
    listenForErrors()
    const { answerers, sent, elsewhere, published } = sharedPortal()
    elsewhere.before = nth => {
      if (nth === 1) for (let id = 9000; id < 9010; id++) elsewhere.flip(id)
    }
    const { table } = await place(answerers)
    await unpublishAll(table)
    expect(results(table)).toEqual(['0 unpublished, 10 needed no change'])
    expect([published(), sent.length, sent[0]]).toEqual([0, 10, { id: 9000, version: '"v1"' }])
  })

  test('one that changed, but is not as it was meant, is tried once more with its new version', async () => {
    listenForErrors()
    const { answerers, sent, elsewhere } = sharedPortal()
    elsewhere.before = nth => {
      if (nth !== 1) return
      elsewhere.flip(9003)
      elsewhere.flip(9003)
    }
    const { table } = await place(answerers)
    await unpublishAll(table)
    expect(results(table)).toEqual(['10 unpublished'])
    expect(sent.at(-1)).toEqual({ id: 9003, version: '"v3"' })
    expect(sent).toHaveLength(11)
  })

  test('where the portal has no versions, a row is read again a second later at most', async () => {
    const { answerers, sent, elsewhere, published } = sharedPortal({ hasVersions: false })
    elsewhere.seconds = 0.6
    elsewhere.before = nth => nth === 1 && elsewhere.flip(9004)
    const { table, lists } = await place(answerers)
    await unpublishAll(table)
    await settle(10_000)
    expect(results(table)).toEqual(['9 unpublished, 1 needed no change'])
    expect([published(), new Set(sent.map(({ version }) => version))]).toEqual([0, new Set([null])])
    expect(lists().filter(query => query === 'page=1&limit=100')).toHaveLength(5)
  })

  test('one that slipped to a page that was read already is found', async () => {
    const { answerers, sent, elsewhere } = sharedPortal({ count: 103 })
    const { table } = await place(answerers)
    await press(table, ALL)
    await press(table, 'Select all 103 that match')
    elsewhere.before = nth => nth === 50 && elsewhere.delete(9000)
    await press(table, 'Unpublish')
    await confirm(table)
    expect(sent).toHaveLength(103)
    expect(results(table)).toEqual(['103 unpublished'])
  })

  test('one that is deleted just before its turn is no failure', async () => {
    listenForErrors()
    const { answerers, elsewhere } = sharedPortal()
    elsewhere.before = nth => nth === 1 && elsewhere.delete(9005)
    const { table } = await place(answerers)
    await unpublishAll(table)
    expect(results(table)).toEqual(['9 unpublished, 1 no longer in the list'])
  })
})

describe('R199 rows that are deleted together', () => {
  const FIRST_TWO = [FIRST, 'TOFD probe pair, 5 MHz, 6 mm element']

  test('one that somebody else has deleted is no failure', async () => {
    listenForErrors()
    const { answerers, elsewhere } = sharedPortal()
    const { table } = await place(answerers)
    await select(table, ...FIRST_TWO)
    elsewhere.delete(9000)
    await press(table, 'Delete')
    await confirm(table)
    expect(results(table)).toEqual(['1 deleted, 1 no longer in the list'])
  })

  test('one that is said to be gone, and is not, has failed with the server’s words, and once', async () => {
    listenForErrors()
    const { table, asked } = await place([fail(deleteProduct, 404, { message: 'No such call.' })])
    await select(table, ...FIRST_TWO)
    await press(table, 'Delete')
    await confirm(table)
    expect(results(table)).toEqual([
      '0 deleted, 2 failed:',
      `${FIRST_TWO.join(', ')} : No such call.`,
    ])
    // and is asked for no second time
    expect(asked().filter(line => line.startsWith('DELETE'))).toHaveLength(2)
  })
})

describe('R195 Undo works where the rows were chosen', () => {
  test('though another part of the list is in view by now', async () => {
    const { table, asked, search } = await place([])
    await select(table, FIRST)
    await press(table, 'Unpublish')
    await confirm(table)
    await search('Product Name', 'zzz')
    await press(table, 'Undo')
    expect(results(table)).toEqual(['1 published'])
    expect(asked().filter(line => line.endsWith('9000/toggle-status'))).toHaveLength(2)
  })

  test('and what it could not do is not selected in another part', async () => {
    listenForErrors()
    let calls = 0
    const refuse: Answerer = request =>
      isFor(toggleProduct, request) && calls++ ? Response.json({}, { status: 422 }) : undefined
    const { table, search } = await place([refuse])
    await select(table, FIRST)
    await press(table, 'Unpublish')
    await confirm(table)
    await search('Product Name', 'wheel')
    await press(table, 'Undo')
    expect(results(table)[0]).toBe('0 published, 1 failed:')
    expect(hasControl(table, 'Clear')).toBe(false)
  })
})

describe('R193 Q106 a switch', () => {
  test('that somebody else pressed at the same moment shows what is there, and says so', async () => {
    listenForErrors()
    const { answerers, elsewhere, published } = sharedPortal()
    elsewhere.before = nth => nth === 1 && elsewhere.flip(9000)
    const { table, cells } = await place(answerers)
    await press(table, SWITCH)
    expect(toastMessages()).toEqual([`${FIRST} was unpublished elsewhere already.`])
    expect([cells(FIRST)[5], published()]).toEqual(['Unpublished', 9])
  })

  test('of a row that changed in between, but not so, is sent once more', async () => {
    listenForErrors()
    const { answerers, elsewhere, sent } = sharedPortal()
    elsewhere.before = nth => {
      if (nth !== 1) return
      elsewhere.flip(9000)
      elsewhere.flip(9000)
    }
    const { table } = await place(answerers)
    await press(table, SWITCH)
    expect(toastMessages()).toEqual(['Status Updated Successfully!!'])
    expect(sent.map(({ version }) => version)).toEqual(['"v1"', '"v3"'])
  })

  test.each([true, false])(
    'of a row that is said to be gone, and is not, is sent once (versions: %s)',
    async hasVersions => {
      const { errors } = listenForErrors()
      const { answerers } = sharedPortal({ hasVersions })
      const refuse = fail(toggleProduct, 404, { message: 'No such call.' })
      const { table, asked } = await place([refuse, ...answerers])
      await press(table, SWITCH)
      expect(toastMessages()).toEqual(['No such call.'])
      expect(asked().filter(line => line.endsWith('/toggle-status'))).toHaveLength(1)
      expect(errors).toHaveLength(1)
    },
  )

  test('of a row that stands on another page by now does what was meant', async () => {
    const { answerers, elsewhere, sent } = sharedPortal({ count: 100 })
    const { table } = await place(answerers)
    elsewhere.add(120)
    await press(table, SWITCH)
    expect([sent.map(({ id }) => id), toastMessages()]).toEqual([
      [9000],
      ['Status Updated Successfully!!'],
    ])
  })

  test('of a row that was deleted says that it is gone', async () => {
    const { answerers, elsewhere, sent } = sharedPortal()
    const { table } = await place(answerers)
    expect(control(table, SWITCH)).toBeTruthy()
    elsewhere.delete(9000)
    await press(table, SWITCH)
    expect([sent, toastMessages()]).toEqual([[], [`${FIRST} is no longer in the list.`]])
  })
})
