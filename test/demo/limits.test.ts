// @vitest-environment node
import * as v from 'valibot'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { optionalList } from '../../demo/api/list-rules'
import { check } from '../../demo/api/serve'
import { issueToken } from '../../demo/auth/csrf'
import { send, type Request } from './api-world'
import { call, useCompanies } from './company-site'
import { picture } from './product-site'
import { fileOf, pdf } from './samples'
import type { Person } from './seeded-site'

const site = useCompanies()
const MB = 1_048_576
const PREFERENCES = '/api/v2/user/update-preferences'
const STORE = '/api/v2/company/product/store'

const ask = (path: string, request: Request) => call(site, 'POST', path, request)
const prefer = (preferences: unknown) => ask(PREFERENCES, { as: site.jonas, json: { preferences } })

describe('Q43 every body has a limit', () => {
  test.each(['/theme', '/user-sign-in', '/ndt-jobs/1/bookmark', '/sign-out'])(
    'a multipart one to %s too, of whoever sends it',
    async path => {
      const form = { multipart: { theme: 'x'.repeat(MB / 2) } }
      expect((await send(site.app, 'POST', path, form)).status).toBe(413)
    },
  )

  test.each(['/api/v1/enquiries/guide-enquiry', '/api/v2/courses/bookmark'])(
    'one of a form without files to %s',
    async path => {
      const form = { as: site.amara, multipart: { website: 'x'.repeat(2 * MB) } }
      expect((await ask(path, form)).status).toBe(413)
    },
  )

  test.each(['/user-sign-in', '/api/v2/courses/bookmark'])(
    'the fields of one to %s count, whatever they hold',
    async path => {
      const form = Object.fromEntries(Array.from({ length: 1200 }, (_, n) => [`f${n}`, '']))
      for (const type of [
        'application/x-www-form-urlencoded',
        'Application/X-WWW-Form-Urlencoded',
      ]) {
        const headers = { 'Content-Type': type }
        const answer = await send(site.app, 'POST', path, { as: site.amara, form, headers })
        expect(answer.status).toBe(413)
      }
    },
  )

  test.each(['/company/products/add', '/company/products', '/company/nowhere'])(
    'one to %s too, however its type is written, and with a token in the head',
    async path => {
      const types = ['multipart/form-data', 'Multipart/Form-Data', 'multipart/x', 'text/plain']
      for (const type of types) {
        let read = 0
        const pull = (controller: ReadableStreamDefaultController) => {
          read++
          controller.enqueue(new Uint8Array(MB))
        }
        const headers = {
          Cookie: `ndt_session=${site.seller.token}`,
          'X-XSRF-TOKEN': issueToken(site.seller),
          'Content-Type': `${type}; boundary=x`,
          'Content-Length': String(300 * MB),
        }
        const body = new ReadableStream({ pull }, { highWaterMark: 0 })
        const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
        expect([type, (await site.app.request(path, init)).status, read]).toEqual([type, 413, 0])
      }
    },
  )

  test('the fields beside a file count by themselves, and so do their names', async () => {
    const path = '/api/v2/user/update-jobinfo'
    const many = Object.fromEntries(
      Array.from({ length: 1200 }, (_, n) => [`skills[${n}]`, `${n}`]),
    )
    const [texts, names] = [{ cover_letter: 'x'.repeat(2 * MB) }, many]
    for (const multipart of [texts, names]) {
      expect((await ask(path, { as: site.jonas, multipart })).status).toBe(413)
    }
  })
})

describe('R11 checking stops at the twentieth fault', () => {
  test('of all lists of a form together, however deep it lies', async () => {
    const asked = vi.fn(() => false)
    const item = v.pipe(v.unknown(), v.check(asked))
    const form = v.objectAsync({
      first: optionalList(item, 100),
      second: optionalList(v.object({ deep: item }), 100),
      third: optionalList(item, 100),
    })
    const [some, many] = [Array(15).fill('x'), Array(100).fill('x')]
    const given = { first: some, second: Array(100).fill({ deep: 'x' }), third: many }
    await expect(check(form, given)).rejects.toThrow('(and 19 more errors)')
    expect(asked).toHaveBeenCalledTimes(20)
    await expect(check(form, { third: many })).rejects.toThrow('(and 19 more errors)')
    expect(asked).toHaveBeenCalledTimes(40)
  })

  test('of a form with files too, none of which is then opened', async () => {
    const faults = (count: number) =>
      Array.from({ length: count }, (_, n) => [`feature_specification[${n}][id]`, '1'])
    const broken = ['images[0][file]', fileOf('a.png', 'no picture')]
    const told = async (count: number) => {
      const multipart = Object.fromEntries([...faults(count), broken])
      return Object.keys((await ask(STORE, { multipart })).body.errors)
    }
    expect(await told(10)).toContain('images.0.file')
    expect(await told(25)).not.toContain('images.0.file')
  })
})

describe('what one account sends at once', () => {
  /** Begins to send a form of so many bytes, which `more` brings, and ends it when told. */
  function begin(as: Person, size?: number, more = () => new Uint8Array()) {
    let end = () => {}
    let isRead = () => {}
    const read = new Promise<void>(resolve => (isRead = resolve))
    const start = (controller: ReadableStreamDefaultController) => {
      end = () => controller.close()
    }
    const pull = (controller: ReadableStreamDefaultController) => {
      isRead()
      const bytes = more()
      if (bytes.length) controller.enqueue(bytes)
    }
    const body = new ReadableStream({ start, pull }, { highWaterMark: 0 })
    const headers = {
      Cookie: `ndt_session=${as.token}`,
      'content-type': 'multipart/form-data; boundary=x',
      ...(size ? { 'content-length': String(size) } : { 'transfer-encoding': 'chunked' }),
    }
    const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
    const answer = Promise.resolve(site.app.request('/company/products/add', init))
    return { read, end: () => end(), answer, status: answer.then(({ status }) => status) }
  }

  test('is held in memory up to a bound, whether or not it has a token', async () => {
    const first = [begin(site.seller, 60 * MB), begin(site.seller, 60 * MB)]
    for (const { read } of first) await read
    const [third, rival] = [begin(site.seller, 60 * MB), begin(site.rival, 60 * MB)]
    for (const { read } of [third, rival]) await read
    third.end()
    expect(await third.status).toBe(429)
    for (const { end } of [...first, rival]) end()
    for (const { status } of [...first, rival]) expect(await status).not.toBe(429)
    const next = begin(site.seller, 60 * MB)
    next.end()
    expect(await next.status).not.toBe(429)
  })

  test('is read out to a bound where it is refused, as long as it comes', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const first = [begin(site.seller, 64 * MB), begin(site.seller, 64 * MB)]
    for (const { read } of first) await read
    let came = 0
    const endless = begin(site.seller, undefined, () => {
      if (++came === 100) endless.end()
      return came > 99 ? new Uint8Array() : new Uint8Array(MB)
    })
    expect([await endless.status, came]).toEqual([429, 65])
    expect((await endless.answer).headers.get('retry-after')).toBe('10')
    const still = begin(site.seller, MB)
    await still.read
    vi.advanceTimersByTime(10_000)
    expect([await still.status, vi.getTimerCount()]).toEqual([429, 0])
    for (const { end } of first) end()
    for (const { status } of first) await status
  })

  test('is a few hundred requests; others go on, and so does it once one is done', async () => {
    const idle = Array.from({ length: 250 }, () => begin(site.seller, 1))
    for (const { read } of idle) await read
    const ask = (as: Person) => send(site.app, 'GET', '/api/v2/company/profile', { as })
    const refused = await ask(site.seller)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
    expect((await ask(site.rival)).status).toBe(200)
    idle[0]!.end()
    await idle[0]!.status
    expect((await ask(site.seller)).status).toBe(200)
    for (const { end } of idle.slice(1)) end()
    for (const { status } of idle) await status
  })

  test('is refused over its limit though it does not say how much it is', async () => {
    let came = 0
    const chunked = begin(site.rival, undefined, () => {
      came++
      return new Uint8Array(MB)
    })
    expect([await chunked.status, came]).toEqual([413, 65])
  })
})

describe('R11 every list has a length before its items', () => {
  test.each([
    ['objects', Array(20_000).fill({})],
    ['numbers', Array.from({ length: 9000 }, (_, n) => n + 1)],
  ])('of many %s one message is said', async (_, preferences) => {
    const { status, body } = await prefer(preferences)
    const message = 'The preferences must not have more than 100 items.'
    expect([status, body]).toEqual([422, { message, errors: { preferences: [message] } }])
  })

  test('a megabyte of them is too large', async () => {
    const numbers = Array.from({ length: 150_000 }, (_, n) => 1_000_000 + n)
    expect((await prefer(numbers)).status).toBe(413)
  })

  test('R221 pictures are counted before one is opened', async () => {
    const images = Array.from({ length: 6 }, (_, n) => [`images[${n}][file]`, fileOf('a.png', 'x')])
    const { body } = await ask(STORE, { multipart: Object.fromEntries(images) })
    expect(body.errors.images).toEqual(['The images must not have more than 5 items.'])
    expect(Object.keys(body.errors).filter(field => field.startsWith('images'))).toEqual(['images'])
  })

  test('of many faults the first twenty are told', async () => {
    const empty = Array.from({ length: 30 }, (_, n) => [`feature_specification[${n}][id]`, '1'])
    const { body } = await ask(STORE, { multipart: Object.fromEntries(empty) })
    expect(Object.keys(body.errors)).toHaveLength(20)
    expect(body.message).toMatch(/ \(and 19 more errors\)$/)
  })
})

test.each([
  [STORE, { method_id: '3000000000' }, 'method_id'],
  [
    '/dashboard/company/profile/update',
    { 'company_categories[0]': '99999999999' },
    'company_categories',
  ],
  ['/dashboard/company/profile/update', { country_id: '3000000000' }, 'country_id'],
])('R11 %s refuses a number that the database has not: %j', async (path, multipart, field) => {
  const { status, body } = await ask(path, { multipart: { company_name: 'Any', ...multipart } })
  expect([status, body.errors[field]]).toEqual([422, [expect.stringContaining('is invalid.')]])
})

test('a resume and a picture are still taken whole', async () => {
  const resume = { as: site.jonas, multipart: { resume: pdf(5 * MB, 'My "best" cv.pdf') } }
  expect((await ask('/api/v2/user/update-jobinfo', resume)).status).toBe(200)
  const image = { multipart: { text_editor_image: await picture('a.png') } }
  expect((await ask('/dashboard/text-editor-image', image)).status).toBe(200)
})
