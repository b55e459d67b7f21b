// @vitest-environment node
import { beforeEach, describe, expect, test } from 'vitest'
import { languages } from '../../demo/db/schema'
import { ask } from './api-world'
import { post, profileOf, useSite, type Person } from './seeded-site'

const site = useSite()
const LETTER = 'must be chosen from the list, or contain a letter.'

/** Saves the languages of a person, in the order given. */
const speak = (named: (string | number)[], as = site.jonas) =>
  post(site, '/api/v2/user/update-profile', {
    as,
    multipart: {
      first_name: 'Jonas',
      ...Object.fromEntries(named.map((name, index) => [`languages[${index}]`, String(name)])),
    },
  })

const spoken = async (person = site.jonas) =>
  (await profileOf(site, person)).languages.map(({ name }) => name)

const offered = async (as: Person): Promise<string[]> => {
  const { body } = await ask(site.app, 'GET', '/api/v2/get-languages', { as })
  return body.data.map(({ name }: { name: string }) => name)
}

beforeEach(() => speak([]))

describe('Q14 R46 a list of ids and new names', () => {
  test('takes a known id and finds a known name in any case, in the order given', async () => {
    const [, second, third] = await site.db.select().from(languages).orderBy(languages.id)
    expect((await speak([third!.id, ` ${second!.name.toUpperCase()} `])).status).toBe(200)
    expect(await spoken()).toEqual([third!.name, second!.name])
    await speak([second!.id, third!.id])
    expect(await spoken()).toEqual([second!.name, third!.name])
  })

  test('adds a new name once, for the caller alone to choose from', async () => {
    await speak(['Älvdalska', 'älvdalska', '  ÄLVDALSKA', 'Älvdalska\u00a0 '])
    expect(await spoken()).toEqual(['Älvdalska'])
    expect(await offered(site.jonas)).toContain('Älvdalska')
    expect(await offered(site.amara)).not.toContain('Älvdalska')
    await speak(['älvdalska'], site.amara)
    expect(await spoken(site.amara)).toEqual(['Älvdalska'])
    const rows = (await site.db.select().from(languages)).filter(({ name }) =>
      /lvdalska/i.test(name),
    )
    expect(rows).toHaveLength(1)
    // It came from another, but it is on this profile: the form sends it back by its number.
    expect((await speak([rows[0]!.id], site.amara)).status).toBe(200)
    expect(await spoken(site.amara)).toEqual(['Älvdalska'])
  })

  test('refuses the number of what another user added, as any unknown one', async () => {
    await speak(['Private Tongue'])
    const [row] = (await site.db.select().from(languages)).filter(
      ({ name }) => name === 'Private Tongue',
    )
    const { status, errors } = await speak([row!.id], site.amara)
    expect([status, errors]).toEqual([422, { languages: [`The languages ${LETTER}`] }])
  })

  test.each(['99999', '0', '007', '-1', '3.5', '99999999999999', '１２', '!!!'])(
    'refuses %j, which is neither',
    async name => {
      await speak(['English'])
      const { status, errors } = await speak(['Swedish', name])
      expect([status, errors]).toEqual([422, { languages: [`The languages ${LETTER}`] }])
      expect(await spoken()).toEqual(['English'])
    },
  )

  test('Q102 caps a name at 100 characters and a list at 100 entries', async () => {
    expect((await speak(['x'.repeat(100)])).status).toBe(200)
    expect((await speak(['x'.repeat(101)])).errors).toEqual({
      languages: ['The languages must not hold a name greater than 100 characters.'],
    })
    expect((await speak(Array.from({ length: 101 }, () => 'English'))).errors).toEqual({
      languages: ['The languages must not have more than 100 items.'],
    })
  })

  test('a lone text is no list; an empty item is none', async () => {
    const form = { first_name: 'Jonas', languages: 'English' }
    const { errors } = await post(site, '/api/v2/user/update-profile', { as: site.jonas, form })
    expect(errors).toEqual({ languages: ['The languages must be an array.'] })
    expect((await speak(['', ' ', 'English'])).status).toBe(200)
    expect(await spoken()).toEqual(['English'])
  })

  test('two at once add one', async () => {
    const answers = await Promise.all([
      speak(['Newspeak', 'Oldspeak']),
      speak(['Oldspeak', 'newspeak'], site.amara),
      speak(['Oldspeak', 'Newspeak']),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const names = (await site.db.select().from(languages)).map(({ name }) => name.toLowerCase())
    expect(names.filter(name => /^(old|new)speak$/.test(name))).toHaveLength(2)
  })
})

describe('R56 Professional Information', () => {
  const save = (form: Record<string, string>) =>
    post(site, '/api/v2/user/update-professioninfo', { as: site.jonas, form })

  test('R55 saves both lists, and clears what is left out', async () => {
    const { status, body } = await save({
      'professions[0]': '1',
      'professions[1]': 'Drone Inspector',
    })
    expect([status, body]).toEqual([200, { message: 'Professional Information Updated' }])
    const { professions } = await profileOf(site, site.jonas)
    expect(professions).toEqual([
      expect.objectContaining({ id: 1 }),
      expect.objectContaining({ name: 'Drone Inspector' }),
    ])
    await save({ 'industries[]': 'Space' })
    expect(await profileOf(site, site.jonas)).toMatchObject({
      professions: [],
      industries: [{ name: 'Space' }],
    })
  })

  test('R59 saves neither when one is refused', async () => {
    const before = await profileOf(site, site.jonas)
    const { status, errors } = await save({ 'professions[]': 'Welder', 'industries[]': '123456' })
    expect([status, errors]).toEqual([422, { industries: [`The industries ${LETTER}`] }])
    expect(await profileOf(site, site.jonas)).toEqual(before)
  })
})
