import { expect, test } from 'vitest'
import type { Held } from '../../src/form/form-types'
import { follow, settle, touched } from '../../src/form/lazy/held'
import { same, stored } from '../../src/form/lazy/same'
import {
  chooseFile,
  fileToSend,
  removeFile,
  storedFile,
  type FileValue,
} from '../../src/ui/file/value'

interface Sheet {
  part: string
  weld: string
  welders: { id: number | string; name: string }[]
}

const start: Sheet = { part: 'Nozzle', weld: 'W-1', welders: [{ id: 1, name: 'Amara' }] }
const hold = (typed: Partial<Sheet> = {}): Held<Sheet> => ({
  values: { ...start, ...typed },
  start,
  theirs: start,
})

test('Q106 a field that was not touched follows the portal, one that was does not', () => {
  const held = follow(hold({ weld: 'W-2' }), { ...start, part: 'Flange' })
  expect(held.values).toEqual({ ...start, part: 'Flange', weld: 'W-2' })
  expect([held.asked, touched(held)]).toEqual([[], ['weld']])
})

test('Q106 a field that was changed on both sides is asked about, and keeps what was typed', () => {
  const held = follow(hold({ weld: 'W-2' }), { ...start, weld: 'W-3' })
  expect([held.values.weld, held.asked]).toEqual(['W-2', ['weld']])
  const mine = settle(held, 'weld', true)
  expect([mine.values.weld, mine.asked, touched(mine)]).toEqual(['W-2', [], ['weld']])
  const theirs = settle(held, 'weld', false)
  expect([theirs.values.weld, theirs.asked, touched(theirs)]).toEqual(['W-3', [], []])
})

test('Q106 what was changed to the same on both sides is no question', () => {
  const held = follow(hold({ weld: 'W-2' }), { ...start, weld: 'W-2' })
  expect([held.asked, touched(held)]).toEqual([[], []])
})

test('Q106 an answer holds until the portal has something else again', () => {
  const mine = settle(follow(hold({ weld: 'W-2' }), { ...start, weld: 'W-3' }), 'weld', true)
  expect(follow(mine, { ...start, weld: 'W-3' }).asked).toEqual([])
  expect(follow(mine, { ...start, weld: 'W-4' }).asked).toEqual(['weld'])
})

test('Q106 what the portal makes of the form’s own save is no change of somebody else’s', () => {
  const saved = { ...hold({ weld: ' W-2 and on' }), start: { ...start, weld: ' W-2 ' } }
  const held = follow(saved, { ...start, weld: 'W-2' }, 'v2', { isOwn: true })
  expect([held.values.weld, held.asked, touched(held)]).toEqual([' W-2 and on', [], ['weld']])
  expect(held.version).toBe('v2')
})

test('Q106 the field that the visitor is at work in stays as it is until they leave it, or save', () => {
  const theirs = { ...start, part: 'Flange', weld: 'W-3' }
  const held = follow(hold(), theirs, 'v2', { inUse: 'weld' })
  expect([held.values, held.asked, touched(held)]).toEqual([{ ...start, part: 'Flange' }, [], []])
  expect(follow(held, theirs, 'v2').values).toEqual(theirs)
  const typed = { ...held, values: { ...held.values, weld: 'W-2' } }
  const left = follow(typed, theirs, 'v2')
  expect([left.values.weld, left.asked]).toEqual(['W-2', ['weld']])
})

test('Q106 another choice of the same name is a change, one that was typed is the one of its name', () => {
  const chosen = (id: number | string) => hold({ welders: [{ id, name: 'Amara' }] })
  expect(touched(chosen(2))).toEqual(['welders'])
  expect(follow(chosen(2), { ...start, part: 'Flange' }).values.welders).toEqual([
    { id: 2, name: 'Amara' },
  ])
  expect(touched(chosen('Amara'))).toEqual([])
})

test('Q106 lists are compared by what a visitor sees, files by what tells them apart', () => {
  const welders = [{ id: 'Amara', name: 'Amara' }]
  expect(touched(hold({ welders }))).toEqual([])
  expect(touched(hold({ welders: [] }))).toEqual(['welders'])
  const file = (name: string) => ({ kind: 'chosen', file: new File(['%PDF'], name) })
  expect(same(file('a.pdf'), file('b.pdf'))).toBe(false)
})

test('Q106 a stored file whose address is signed anew is the same file', () => {
  const resume = (signed: string) => ({ name: 'cv.pdf', url: `/files/7/cv.pdf?sig=${signed}` })
  expect(same(resume('a'), resume('b'))).toBe(true)
  expect(same(resume('a'), { name: 'cv.pdf', url: '/files/8/cv.pdf?sig=a' })).toBe(false)
  // a script's query is the file
  const logo = (id: number) => ({ name: 'image.php', url: `/image.php?id=${id}` })
  expect(same(logo(7), logo(8))).toBe(false)
})

test('Q106 what a save may have left there is known until the portal has something else', () => {
  const sent = {
    ...hold({ weld: 'W-2b' }),
    unanswered: [{ weld: 'W-1b' }, { ...start, weld: 'W-2' }],
  }
  const news = follow(sent, { ...start, part: 'Flange' })
  expect(news.asked).toEqual([])
  const own = follow(news, { ...start, weld: 'W-2' })
  expect([own.values.weld, own.asked, touched(own)]).toEqual(['W-2b', [], ['weld']])
  // what comes next is somebody else's, be it the same
  expect(follow(own, { ...start, weld: 'W-1b' }).asked).toEqual(['weld'])
})

test('Q106 what the portal made of what was sent is one’s own: without the ends of a text, with a file’s address', () => {
  const file = new File(['1'], 'weld.png', { lastModified: 1 })
  const photo = { key: 'a', name: 'Weld  N°4 .PNG', size: 1, file }
  const began = { ...start, photos: [{ key: 'b', name: 'old.png', url: '/old.png' }] }
  const values = { ...began, weld: 'W-2 ', photos: [...began.photos, photo] }
  const theirs = {
    ...began,
    weld: 'W-2',
    photos: [...began.photos, { key: 'c', id: 7, name: 'weld n°4.png', url: '/f/7' }],
  }
  const held = follow({ values, start: began, theirs: began, unanswered: [values] }, theirs)
  expect([held.values, held.asked, touched(held)]).toEqual([theirs, [], []])
})

test('Q106 what was edited since a save that was lost goes on from what the portal made of it', () => {
  const photo = (name: string) => ({ key: name, name, size: 1, file: new File(['1'], name) })
  const [weld, root] = [photo('weld.png'), photo('root.png')]
  const began = { ...start, photos: [] as object[] }
  const values = { ...began, weld: 'W-2 ', photos: [weld, weld] }
  const [one, two] = [7, 8].map(id => ({ key: id, id, name: 'weld.png', url: `/f/${id}` }))
  const theirs = { ...began, weld: 'W-2', photos: [one!, two!] }
  const since = { ...values, weld: 'W-2 and on', photos: [weld, root, weld] }
  const held = follow({ values: since, start: began, theirs: began, unanswered: [values] }, theirs)
  expect([held.asked, touched(held)]).toEqual([[], ['weld', 'photos']])
  expect(held.values).toEqual({ ...since, photos: [one, root, two] })
})

test('Q106 a file whose save never came stays chosen, also where it has the stored one’s name', () => {
  const began = {
    weld: 'W-1',
    cv: { kind: 'stored', url: '/7/cv.pdf?sig=1', name: 'cv.pdf' } as object,
  }
  const chosen = { kind: 'chosen', file: new File(['new'], 'cv.pdf'), replaces: true }
  const values = { ...began, cv: chosen }
  const news = { ...began, weld: 'W-3' }
  const held = follow({ values, start: began, theirs: began, unanswered: [values] }, news)
  expect([held.values.cv, held.values.weld, held.asked]).toEqual([chosen, 'W-3', []])
})

test('Q106 what was put back is asked about where the portal made something else of what was lost', () => {
  const began = { text: '<p>A</p>' }
  const unanswered = [{ text: '<p style="x">B</p>' }]
  const held = follow(
    { values: began, start: began, theirs: began, unanswered },
    { text: '<p>B</p>' },
  )
  expect([held.values.text, held.asked]).toEqual(['<p>A</p>', ['text']])
})

test('Q106 what was put back since a save that was lost is put back', () => {
  const file = new File(['1'], 'weld.png')
  const began = { weld: 'W-1', logo: { kind: 'none' } as object }
  const values = { weld: 'W-2', logo: { kind: 'chosen', file, replaces: false } }
  const theirs = { weld: 'W-2', logo: { kind: 'stored', url: '/weld.png', name: 'weld.png' } }
  const sent = { values: began, start: began, theirs: began, unanswered: [values] }
  const held = follow<typeof began>(sent, theirs)
  expect([held.asked, touched(held)]).toEqual([[], ['weld', 'logo']])
  expect(held.values).toEqual({ weld: 'W-1', logo: { kind: 'deleted' } })
})

test('Q106 a file whose removal was sent, and that is gone, is one’s own removal', () => {
  const began = { logo: { kind: 'stored', url: '/a.png', name: 'a.png' } }
  const values = { logo: { kind: 'deleted' } }
  const theirs = { logo: { kind: 'none' } }
  const sent = { values, start: began, theirs: began, unanswered: [values] }
  expect(follow<{ logo: object }>(sent, theirs)).toMatchObject({ values: theirs, asked: [] })
})

test('R67 Q106 a file that is kept in place of another’s takes that along when it is removed', () => {
  const file = new File(['x'], 'a.png')
  const from = { photo: storedFile(undefined) }
  const ours = { photo: chooseFile(from.photo, file) }
  const theirs = { photo: storedFile('/files/b.png') }
  const held = follow<{ photo: FileValue }>({ values: ours, start: from, theirs: from }, theirs)
  const { photo } = settle(held, 'photo', true).values
  expect(fileToSend(photo)).toEqual({ file })
  expect(fileToSend(removeFile(photo))).toEqual({ deleted: 1 })
  const none = { values: from, start: { photo: storedFile('/files/a.png') }, theirs }
  expect(fileToSend(settle(none, 'photo', true).values.photo)).toEqual({ deleted: 1 })
})

test('Q106 what a portal makes of what it was sent counts as that: line ends, the order of choices', () => {
  expect(stored('Floors \r\nand roofs')).toBe(stored('Floors \nand roofs '))
  const [ut, rt] = ['UT', 'RT'].map((name, id) => ({ id, name }))
  expect(stored([ut, rt])).toBe(stored([rt, { name: 'UT' }]))
  const [first, second] = ['a', 'b'].map(key => ({ key, feature_value: key }))
  expect(stored([first, second])).not.toBe(stored([second, first]))
})

test('Q106 a text of megabytes is held against another without being taken apart', () => {
  const text = 'weld '.repeat(400_000)
  const begun = performance.now()
  expect(same({ text }, { text: `${text}!` })).toBe(false)
  expect(performance.now() - begun).toBeLessThan(500)
})
