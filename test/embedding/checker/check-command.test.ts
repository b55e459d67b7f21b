import { expect, test } from 'vitest'
import { runCheck } from '../../../cli/check/command'
import { useSpoiledSite } from './spoiled'

const world = useSpoiledSite()

/** What the command prints, and its exit code. */
async function run(...words: string[]) {
  const printed: string[] = []
  const cookie = `ndt_session=${world.site.amara.token}`
  const args = [`${world.origin}/creator`, '--cookie', cookie, ...words]
  const code = await runCheck(args, text => printed.push(text))
  return { code, text: printed.join('\n') }
}

test('a report names the call, the place, what is wrong and what mends it', async () => {
  world.spoilt.answers = {
    '/api/v2/get-skills': ({ data }) => ({ data: [...data, { id: 0, name: 'None' }] }),
  }
  const { code, text } = await run('--only', 'getSkills,getCountries')
  expect(code).toBe(1)
  expect(text.replaceAll(/ +\d+ ms/g, '').split('\n')).toEqual([
    `${world.origin}/creator, user ${world.site.amara.id}`,
    '',
    '✓ page                     GET /creator',
    '✓ getCountries             GET /api/v2/get-countries',
    '✗ getSkills                GET /api/v2/get-skills',
    expect.stringMatching(/^ {4}data\.\d+\.id: is 0, and has to be an id$/),
    '      → The contract has an id.',
    '',
    '2 fit, 1 do not.',
  ])
})

test('a report for scripts is JSON', async () => {
  const { code, text } = await run('--only', 'getSkills', '--json')
  expect(code).toBe(0)
  expect(JSON.parse(text)).toMatchObject({
    account: `${world.site.amara.id}`,
    results: [{ call: 'page' }, { call: 'getSkills', state: 'fits', findings: [] }],
  })
})

test('what cannot be asked for is said before anything is asked', async () => {
  await expect(run('--only', 'getSkils')).rejects.toThrow(
    'There is no call getSkils; there is getSkills',
  )
  await expect(run('--only', 'bookmarkJob')).rejects.toThrow('check it with --write')
  await expect(run('--only', 'logout', '--write')).rejects.toThrow('would end the session')
})
