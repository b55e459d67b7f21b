import { expect, test, vi } from 'vitest'
import { gate, settle } from '../support/time'
import { listenForErrors } from '../support/widget'
import { placeSheet } from './sheet'

type Given = NonNullable<Parameters<typeof placeSheet>[0]>

/** A sheet of a portal that counts its versions, which a save has to name, and tidies what it is sent. */
async function placeVersioned(more: Given = {}) {
  listenForErrors()
  let current = 1
  let weld = ''
  const sent: [string, string][] = []
  const given: Given = {
    initial: { part: 'Nozzle N4', weld },
    version: 'v1',
    async save(values, _signal, { version }) {
      sent.push([values.weld, version!])
      weld = values.weld.trim()
      current++
    },
    ...more,
  }
  const read = async () =>
    void Object.assign(given, { initial: { part: 'Nozzle N4', weld }, version: `v${current}` })
  const refetch = vi.fn(read)
  const source = { refetch, value: { loading: false, data: {} } }
  const sheet = await placeSheet(Object.assign(given, { source }))
  /** Somebody else saves it. */
  const change = (theirs: string) => {
    weld = theirs
    current++
  }
  return { ...sheet, sent, refetch, change, read }
}

test('Q106 what is typed while a save is on its way stays, and goes out with the next', async () => {
  const { late, arrive } = gate()
  const sent: string[] = []
  const save: Given['save'] = async ({ weld }) => void sent.push(weld, `${await late}`)
  const { type, confirm, field, main, isOpen } = await placeVersioned({ save })
  await type('weld', 'W-17')
  await confirm()
  await type('weld', 'W-17 root')
  arrive()
  await settle(2000)
  expect([isOpen(), field('weld').value, main().isDisabled]).toEqual([true, 'W-17 root', false])
  await confirm()
  await settle()
  expect(sent.filter(text => text !== 'undefined')).toEqual(['W-17', 'W-17 root'])
})

test('Q106 a save right after another is held against what that came to, and nobody is asked', async () => {
  const { type, confirm, sent, notes, form, refetch } = await placeVersioned()
  await type('weld', 'W-17 ')
  await confirm()
  expect(refetch).not.toHaveBeenCalled()
  await type('weld', 'W-17 and W-18')
  await confirm()
  expect([sent, notes(), form().asked]).toEqual([
    [
      ['W-17 ', 'v1'],
      ['W-17 and W-18', 'v2'],
    ],
    [],
    [],
  ])
  expect(refetch).toHaveBeenCalledOnce()
})

test('Q106 so is one that is pressed while that is read', async () => {
  const { type, confirm, sent, refetch, read, form } = await placeVersioned()
  const { late, arrive } = gate()
  refetch.mockImplementationOnce(async () => {
    await late
    await read()
    // draws it
    form().set('part', 'Nozzle N4')
  })
  await type('weld', 'W-17')
  await confirm()
  await type('weld', 'W-18')
  await confirm()
  expect(sent).toHaveLength(1)
  arrive()
  await settle()
  expect(sent.at(-1)).toEqual(['W-18', 'v2'])
})

test('Q106 what others change after that is asked about', async () => {
  const { type, confirm, form, change, refetch } = await placeVersioned()
  await type('weld', 'W-17')
  await confirm()
  await type('weld', 'W-18')
  expect(refetch).toHaveBeenCalledOnce()
  change('W-19')
  dispatchEvent(new Event('focus'))
  await type('part', 'Nozzle N5')
  expect(form().asked).toEqual(['weld'])
})
