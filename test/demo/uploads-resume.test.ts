// @vitest-environment node
import { beforeEach, describe, expect, test } from 'vitest'
import * as samples from './samples'
import { fetchFile, post, profileOf, stored, useSite } from './seeded-site'

const site = useSite()
const PATH = '/api/v2/user/update-jobinfo'

const save = (multipart: Record<string, string | File>, as = site.jonas) =>
  post(site, PATH, { as, multipart })

beforeEach(() => save({ resume_deleted: '1' }))

describe('R69 a resume that is taken', () => {
  test.each([
    ['pdf', () => samples.pdf(), 'cv.pdf', 'application/pdf'],
    [
      'docx, its zip packed',
      () => samples.docx(),
      'cv.docx',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    [
      'docx, its zip not packed',
      () => samples.docx('Résumé 2026.DOCX', {}, false),
      'Résumé 2026.docx',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    ['doc', () => samples.compound(), 'cv.doc', 'application/msword'],
    ['pdf under another name', () => samples.pdf(600, 'cv.exe'), 'cv.exe.pdf', 'application/pdf'],
    [
      'pdf with a name of tricks',
      () => samples.pdf(600, '..\\../a/ cv\u202efdp.exe\u0007'),
      'cvfdp.exe.pdf',
      'application/pdf',
    ],
    ['pdf of exactly 5 MB (Q8)', () => samples.pdf(5 * 1_048_576), 'cv.pdf', 'application/pdf'],
  ])('R63 is a %s', async (_, make, name, mime) => {
    const file = make()
    expect((await save({ resume: file })).status).toBe(200)
    const { resume } = await profileOf(site, site.jonas)
    expect(resume).toMatch(new RegExp(`^/files/\\d+/${encodeURIComponent(name)}$`))
    expect(await stored(site)).toEqual([expect.stringMatching(/^[\da-f-]{36}\.(pdf|docx?)$/)])
    const answer = await fetchFile(site, resume, site.jonas)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, mime])
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.equals(Buffer.from(await file.arrayBuffer()))).toBe(true)
  })

  test('Q18 R68 stays when neither a file nor the marker comes; a file wins over the marker', async () => {
    await save({ resume: samples.pdf(600, 'first.pdf') })
    expect((await save({ cover_letter: 'x' })).status).toBe(200)
    expect((await profileOf(site, site.jonas)).resume).toContain('first.pdf')
    // What a page's own form sends when nothing is chosen.
    expect((await save({ resume: new File([], '') })).status).toBe(200)
    expect((await profileOf(site, site.jonas)).resume).toContain('first.pdf')
    await save({ resume: samples.pdf(600, 'second.pdf'), resume_deleted: '1' })
    expect((await profileOf(site, site.jonas)).resume).toContain('second.pdf')
    expect(await stored(site)).toHaveLength(1)
  })

  test('R67 Q18 goes with the marker, twice if one likes, and its bytes with it', async () => {
    await save({ resume: samples.pdf() })
    const { resume } = await profileOf(site, site.jonas)
    for (const resume_deleted of ['1', '1']) {
      expect((await save({ resume_deleted })).status).toBe(200)
    }
    expect((await profileOf(site, site.jonas)).resume).toBeNull()
    expect(await stored(site)).toEqual([])
    expect((await fetchFile(site, resume, site.jonas)).status).toBe(404)
  })

  test('two at once leave one', async () => {
    const both = [samples.pdf(600, 'a.pdf'), samples.pdf(700, 'b.pdf')]
    const answers = await Promise.all(both.map(resume => save({ resume })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await stored(site)).toHaveLength(1)
  })
})

describe('R72 a resume that is refused leaves the old one and nothing half-stored', () => {
  const TYPE = 'The resume must be a file of type: doc, docx, pdf.'
  const SIZE = 'The resume must not be greater than 5MB.'

  test.each([
    ['a pdf of 6 MB', samples.largePdf, SIZE],
    ['one byte too many', () => samples.pdf(5 * 1_048_576 + 1), SIZE],
    ['an exe renamed .pdf', samples.program, TYPE],
    ['an empty file', () => samples.fileOf('cv.pdf', ''), 'The resume must not be empty.'],
    ['a page renamed .pdf', () => samples.fileOf('cv.pdf', '<script>alert(1)</script>'), TYPE],
    ['a zip renamed .docx', () => samples.fileOf('cv.docx', samples.zip({ a: 'b' })), TYPE],
    ['a docx without a document', samples.hollowDocx, TYPE],
    ['a docx with macros', samples.macroDocx, TYPE],
    ['a docx that unpacks to more than it says', samples.swellingDocx, TYPE],
    ['a docx that is cut off', () => new File([samples.docx().slice(0, 150)], 'cv.docx'), TYPE],
    ['a workbook renamed .doc', () => samples.compound('Workbook'), TYPE],
    [
      'a compound file that only speaks of Word',
      () =>
        samples.fileOf(
          'cv.doc',
          Buffer.concat([
            Buffer.from('d0cf11e0a1b11ae1', 'hex'),
            Buffer.alloc(20),
            Buffer.from([0xfe, 0xff]),
            Buffer.alloc(480),
            Buffer.from(' WordDocument\0', 'utf16le'),
          ]),
        ),
      TYPE,
    ],
  ])('R63 %s', async (_, make, message) => {
    await save({ resume: samples.pdf(600, 'old.pdf') })
    const before = await stored(site)
    const { status, errors } = await save({ resume: make(), cover_letter: 'new' })
    expect([status, errors]).toEqual([422, { resume: [message] }])
    expect(await stored(site)).toEqual(before)
    expect(await profileOf(site, site.jonas)).toMatchObject({
      resume: expect.stringContaining('old.pdf'),
      cover_letter: null,
    })
  })

  test('R69 a text in the place of the file', async () => {
    const { errors } = await save({ resume: '/files/1/cv.pdf', resume_deleted: 'yes' })
    expect(errors).toEqual({
      resume: ['The resume must be a file.'],
      resume_deleted: ['The selected resume deleted is invalid.'],
    })
  })

  test('Q43 a body that no form can have made is a 413 with the message of the size', async () => {
    const headers = { 'Content-Length': String(17 * 1_048_576) }
    const multipart = { resume: samples.pdf() }
    const { status, errors } = await post(site, PATH, { as: site.jonas, multipart, headers })
    expect([status, errors]).toEqual([413, { resume: [SIZE] }])
  })

  test('a form that fails elsewhere keeps no file', async () => {
    const { status, errors } = await save({ resume: samples.pdf(), 'locations[]': '99999' })
    expect([status, errors]).toEqual([422, { locations: ['The selected locations is invalid.'] }])
    expect(await stored(site)).toEqual([])
  })
})
