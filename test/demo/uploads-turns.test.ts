// @vitest-environment node
import { expect, test } from 'vitest'
import sharp from 'sharp'
import { inTurn } from '../../demo/files/turns'
import * as samples from './samples'
import { post, useSite } from './seeded-site'

const site = useSite()

test('an account with many pictures lets every other account go between them', async () => {
  const ended: string[] = []
  const work = (account: number, name: string) =>
    inTurn(account, async () => {
      await new Promise(resolve => setImmediate(resolve))
      ended.push(name)
      if (name === 'a2') throw new Error('broken')
    })
  const many = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'].map(name => work(1, name).catch(String))
  const others = [work(2, 'b'), work(3, 'c')]
  await Promise.all([...many, ...others])
  // two at once: each of the others has waited for one picture, and not for six
  expect(ended.slice(0, 3).sort()).toEqual(['a1', 'b', 'c'])
  expect(ended.filter(name => name.startsWith('a')).join(' ')).toBe('a1 a2 a3 a4 a5 a6')
})

test('R81 a photo is made while another account’s pictures still wait', async () => {
  const size = { width: 5000, height: 5000, channels: 3 } as const
  const large = sharp({ create: { ...size, background: '#abc' } })
  const slow = samples.fileOf('logo.png', await large.png().toBuffer())
  const quick = samples.fileOf('me.jpg', await samples.plain(30, 20).jpeg().toBuffer())
  const ended: string[] = []
  const many = Array.from({ length: 6 }, () =>
    post(site, '/dashboard/text-editor-image', {
      as: site.seller,
      multipart: { text_editor_image: slow },
    }).then(({ status }) => ended.push(`picture ${status}`)),
  )
  const photo = post(site, '/api/v2/user/update-profile-image', {
    as: site.jonas,
    multipart: { profile_image: quick },
  }).then(({ status }) => ended.push(`photo ${status}`))
  await Promise.all([...many, photo])
  expect(ended.indexOf('photo 200')).toBeLessThanOrEqual(1)
  expect(ended.filter(name => name === 'picture 200')).toHaveLength(6)
})
