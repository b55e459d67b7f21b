import { describe, expect, test, vi } from 'vitest'
import { Avatar, Logo } from '../../src/ui/avatar'
import { show } from './show'
import { settle } from '../support/time'

const photo = 'https://portal.example/photos/amara.webp'

describe('the initial', () => {
  test.each([
    ['Amara', 'A'],
    ['élodie', 'É'],
    ['e\u0301lodie', 'E\u0301'],
    ['👩🏽‍🔬 Amara', '👩🏽‍🔬'],
    ['🇳🇴 Norsk NDT', '🇳🇴'],
    ['ليلى', 'ل'],
    ['กำพล', 'กำ'],
    ['3M', '3'],
    ['A\u200d', 'A\u200d'],
    ['ø', 'Ø'],
    ['  harrow', 'H'],
    ['', '?'],
    ['   ', '?'],
  ])('R138 of "%s" is %s', (name, initial) => {
    expect(show(<Avatar name={name} />).find('.av').textContent).toBe(initial)
  })

  test.each(['Amara', 'Łukasz', '3M Nörd'])(
    'of "%s" is had without cutting texts of all scripts',
    name => {
      const cut = vi.spyOn(Intl, 'Segmenter')
      show(<Avatar name={name} />)
      expect(cut).not.toHaveBeenCalled()
    },
  )
})

describe.each([
  ['a photo', Avatar],
  ['a logo', Logo],
])('%s', (_, Picture) => {
  test('is shown where there is one, hidden from screen readers beside the name', () => {
    const { find } = show(<Picture name="Amara" src={photo} />)
    expect(find('img').getAttribute('src')).toBe(photo)
    expect(find('img').getAttribute('alt')).toBe('')
    expect(find('.av').getAttribute('aria-hidden')).toBe('true')
    expect(find('.av').textContent).toBe('')
  })

  test.each([null, undefined, ''])('is the initial where the address is %j', src => {
    const { find } = show(<Picture name="Amara" src={src} />)
    expect(find('img')).toBeNull()
    expect(find('.av').textContent).toBe('A')
  })

  test('R138 is the initial when it fails to load, until there is another one', async () => {
    const { find, change } = show(<Picture name="Amara" src={photo} />)
    find('img').dispatchEvent(new Event('error'))
    await settle()
    expect(find('img')).toBeNull()
    expect(find('.av').textContent).toBe('A')
    await change(<Picture name="Amara" src="/photos/new.webp" />)
    expect(find('img').getAttribute('src')).toBe('/photos/new.webp')
  })
})

test('a course’s picture is wide', () => {
  expect(show(<Logo wide name="TOFD" />).find('.logo--wide')).not.toBeNull()
  expect(show(<Logo name="TOFD" />).find('.logo--wide')).toBeNull()
})
