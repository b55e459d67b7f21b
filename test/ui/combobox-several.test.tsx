import { describe, expect, test } from 'vitest'
import { holdClock } from '../support/time'
import { named, showField, type Props } from './combobox-shown'

const skills = named('Ultrasonic testing', 'Welding', 'Radiography, digital', 'Radiography')
const showSkills = (props?: Props) =>
  showField({ byComma: true, options: skills, start: [], ...props })
const showLanguages = (props?: Props) => showField({ allowNew: true, byComma: true, ...props })

describe('R46 R61 several names in one text', () => {
  test('a comma ends a name: “Ewe, Twi, Ga” are three languages', async () => {
    // on a busy machine the letters come so late that the results are counted between them
    holdClock()
    const field = await showLanguages({ start: [] })
    await field.type('Ewe, Twi,dutch, Ga')
    expect(field.input().value.trim()).toBe('Ga')
    expect(field.said()).toBe('dutch added')
    await field.key('Enter')
    expect(field.ids()).toEqual(['Ewe', 'Twi', 'dutch', 'Ga'])
  })

  test.each(['Enter', 'Tab', 'a click elsewhere'])(
    'the last of several is taken as it stands by %s, though an option begins so',
    async way => {
      const options = named('English', 'Galician', 'Ewe')
      const field = await showLanguages({ options, start: [] })
      await field.type('Ewe, Twi,')
      await field.key('Enter')
      expect(field.ids()).toEqual([2, 'Twi'])
      await field.type('Dutch, Ga')
      expect(field.rows()).toEqual(['Galician', 'Add "Ga"'])
      expect(field.active()).toBeNull()
      if (way !== 'a click elsewhere') await field.key(way)
      if (way !== 'Enter') await field.leave()
      expect(field.ids()).toEqual([2, 'Twi', 'Dutch', 'Ga'])
      expect(field.input().value).toBe('')
    },
  )

  test('the last of several is completed where an arrow key led to an option', async () => {
    const field = await showLanguages({ options: named('Galician'), start: [] })
    await field.type('Ewe, Ga')
    await field.key('ArrowDown')
    await field.key('Tab')
    expect(field.ids()).toEqual(['Ewe', 0])
    await field.type('Gal')
    expect(field.active()?.textContent).toBe('Galician')
  })

  test('what is pasted becomes entries at once, by commas and by lines', async () => {
    const field = await showLanguages()
    const paste = await field.paste('Ewe\r\nnorwegian\r\nIgbo, ewe, Twi\r\n')
    expect(paste.defaultPrevented).toBe(true)
    expect(field.ids()).toEqual([0, 1, 'Ewe', 2, 'Twi'])
    expect(field.spy).toHaveBeenCalledOnce()
    expect(field.said()).toBe('Ewe, Norwegian, Twi added')
    expect(field.input().value).toBe('')
  })

  test('a list of thousands is taken at once, each name once', async () => {
    const field = await showLanguages()
    const names = Array.from({ length: 3000 }, (_, n) => `Tongue ${n}`)
    await field.paste([...names, ...names].join('\n'))
    expect(field.ids()).toEqual([0, 1, ...names])
  })

  test('a single name is pasted as a text', async () => {
    const field = await showLanguages()
    expect((await field.paste('Ewe\n')).defaultPrevented).toBe(false)
    expect(field.spy).not.toHaveBeenCalled()
  })

  test('those that cannot be chosen stay, with what is wrong', async () => {
    const field = await showSkills()
    await field.paste('Welding, Knitting, Ultrasonic testing, Chess')
    expect(field.ids()).toEqual([1, 0])
    expect(field.input().value).toBe('Knitting, Chess')
    expect(field.error()).toBe('Choose from the list.')
    await field.leave()
    expect(field.input().value).toBe('Knitting, Chess')
    expect(field.error()).toBe('Choose from the list.')
    const languages = await showLanguages({ start: [] })
    await languages.type('2024, Ewe,')
    expect(languages.ids()).toEqual(['Ewe'])
    expect(languages.input().value).toBe('2024, ')
    expect(languages.error()).toBe('A new entry needs a letter.')
  })

  test('an option’s own comma parts nothing', async () => {
    const field = await showSkills()
    await field.type('radiography, d')
    expect(field.rows()).toEqual(['Radiography, digital'])
    await field.key('Enter')
    expect(field.ids()).toEqual([2])
  })

  test('R61 places keep their commas, and are parted by lines', async () => {
    const options = named('Korea, Republic of', 'Norway', 'Washington, D.C.')
    const field = await showField({ options, start: [] })
    await field.type('Washington, D')
    expect(field.rows()).toEqual(['Washington, D.C.'])
    field.input().value = ''
    await field.paste('Korea, Republic of\nNorway')
    expect(field.ids()).toEqual([0, 1])
  })
})

describe('Q14 a part of a name is no entry', () => {
  const part = { allowNew: true, options: skills, start: [] }

  test('Tab takes the option that is active', async () => {
    const field = await showField(part)
    await field.type('weldi')
    await field.key('Tab')
    await field.leave()
    expect(field.ids()).toEqual([1])
  })

  test('left otherwise, it waits for what is meant', async () => {
    const field = await showField(part)
    await field.type('weldi')
    await field.leave()
    expect(field.spy).not.toHaveBeenCalled()
    expect(field.input().value).toBe('weldi')
    expect(field.error()).toBe('Choose from the list.')
  })

  describe.each([
    ['is on its way', {}, 'The list is still loading.'],
    ['did not come', { onRetry() {} }, 'The list could not be loaded.'],
  ])('while the list %s', (_, props, words) => {
    const late = { ...part, ...props, options: undefined }

    test.each([true, false])('no word is: it is kept, and read again (new: %s)', async allowNew => {
      const field = await showField({ ...late, allowNew })
      await field.type('weldi')
      await field.key('Tab')
      await field.leave()
      expect(field.spy).not.toHaveBeenCalled()
      expect(field.input().value).toBe('weldi')
      expect(field.error()).toBe(words)
      expect(field.input().validity.customError).toBe(true)
      await field.offer(skills)
      expect(field.error()).toBe('Choose from the list.')
    })

    test('one that is in the list is taken with it', async () => {
      const field = await showField(late)
      await field.type('welding')
      await field.leave()
      await field.offer(skills)
      expect(field.ids()).toEqual([1])
      expect(field.error()).toBeUndefined()
    })

    test('names that commas part wait too where none is new', async () => {
      const field = await showSkills({ ...props, options: undefined })
      await field.type('TOFD, PA')
      await field.leave()
      expect(field.error()).toBe(words)
      expect(field.input().value).toBe('TOFD, PA')
    })
  })

  test('Enter adds one where the list that offers the name is closed', async () => {
    const field = await showField(part)
    await field.type('weldi')
    await field.key('Escape')
    await field.key('Enter')
    expect(field.ids()).toEqual(['weldi'])
  })

  test('a new word that is part of no name is an entry', async () => {
    const field = await showField(part)
    await field.type('Drones')
    await field.key('Tab')
    expect(field.ids()).toEqual(['Drones'])
  })
})
