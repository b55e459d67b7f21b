// @vitest-environment node
import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { jobs } from '../../demo/db/schema'
import { useVisitors } from './visited-site'

const site = useVisitors()

const pictureOf = async (path: string) => {
  const answer = await site.guest.get(path)
  return { answer, png: Buffer.from(await answer.arrayBuffer()) }
}

test.each(['jobs', 'courses', 'companies'])(
  'a page of %s is shared with a picture, of the size that its head says',
  async list => {
    const html = await site.guest.text(`/ndt-${list}/1`)
    const said = (name: string) =>
      new RegExp(`<meta property="og:image${name}" content="([^"]*)">`).exec(html)?.[1]
    expect(said('')).toMatch(new RegExp(`^http://localhost/ndt-${list}/[\\w-]+/picture.png$`))
    expect(said(':type')).toBe('image/png')
    expect(said(':alt')!.length).toBeGreaterThan(3)
    const { answer, png } = await pictureOf(new URL(said('')!).pathname)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(answer.headers.get('cache-control')).toMatch(/max-age=86400/)
    const { format, width, height } = await sharp(png).metadata()
    expect([format, `${width}`, `${height}`]).toEqual(['png', said(':width'), said(':height')])
  },
)

test('the picture says what the page is called, whatever that is', async () => {
  const before = await pictureOf('/ndt-jobs/1/picture.png')
  expect((await pictureOf('/ndt-jobs/1/picture.png')).png).toEqual(before.png)
  for (const title of [
    'A & B <i>',
    'W'.repeat(300),
    '\u0001\ufffe',
    '\u200b\u2800',
    'ضمان 検査 🙂',
  ]) {
    await site.db.update(jobs).set({ title }).where(eq(jobs.id, 1))
    const { answer, png } = await pictureOf('/ndt-jobs/1/picture.png')
    expect([title, answer.status, png.equals(before.png)]).toEqual([title, 200, false])
  }
})

test('many that are asked for at once hold up no file', async () => {
  const ended: string[] = []
  const many = Array.from({ length: 12 }, async (_, n) => {
    await pictureOf(`/ndt-jobs/${n + 10}/picture.png`)
    ended.push('picture')
  })
  await Promise.race(many)
  await readFile('package.json')
  ended.push('file')
  await Promise.all(many)
  expect(ended.indexOf('file')).toBeLessThanOrEqual(2)
})

test('what is not there has no picture', async () => {
  for (const path of ['/ndt-jobs/x', '/ndt-courses/x', '/ndt-companies/x']) {
    expect((await pictureOf(`${path}/picture.png`)).answer.status).toBe(404)
  }
})
