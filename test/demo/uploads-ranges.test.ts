// @vitest-environment node
import { expect, test } from 'vitest'
import { rangeOf } from '../../demo/files/range'
import * as samples from './samples'
import { fetchFile, post, profileOf, useSite } from './seeded-site'

const site = useSite()

/** A file of 600 bytes, and how a browser asks for it. */
async function someFile() {
  await post(site, '/api/v2/user/update-jobinfo', {
    as: site.jonas,
    multipart: { resume: samples.pdf(600) },
  })
  const { resume } = await profileOf(site, site.jonas)
  return (headers = {}) => fetchFile(site, resume, site.jonas, headers)
}

test('R244 a part of a file is sent alone, so that a video can be wound', async () => {
  const ask = await someFile()
  const whole = await ask()
  expect(whole.headers.get('accept-ranges')).toBe('bytes')
  const bytes = Buffer.from(await whole.arrayBuffer())
  const part = await ask({ Range: 'bytes=5-8', 'Accept-Encoding': 'gzip' })
  expect(part.status).toBe(206)
  expect(part.headers.get('content-range')).toBe('bytes 5-8/600')
  expect(part.headers.get('content-encoding')).toBeNull()
  expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(5, 9))
  const end = await ask({ Range: 'bytes=-10' })
  expect(Buffer.from(await end.arrayBuffer())).toEqual(bytes.subarray(590))
})

test('a part that the file has not is answered with its size', async () => {
  const ask = await someFile()
  const answer = await ask({ Range: 'bytes=600-' })
  expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */600'])
})

test('a part of another state of the file is no part of this one', async () => {
  const ask = await someFile()
  const etag = (await ask()).headers.get('etag')!
  expect((await ask({ Range: 'bytes=0-4', 'If-Range': etag })).status).toBe(206)
  expect((await ask({ Range: 'bytes=0-4', 'If-Range': '"other"' })).status).toBe(200)
})

test.each([
  ['bytes=0-', { start: 0, end: 9 }],
  ['bytes=4-100', { start: 4, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-100', { start: 0, end: 9 }],
  ['bytes=-0', 'none'],
  ['bytes=10-', 'none'],
  ['bytes=5-2', undefined],
  ['bytes=0-1,4-5', undefined],
  ['lines=0-1', undefined],
  ['bytes=-', undefined],
  [undefined, undefined],
])('%j of ten bytes is %j', (header, range) => {
  expect(rangeOf(header, 10)).toEqual(range)
})
