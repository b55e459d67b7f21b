import { expect, test } from 'vitest'
import { $profile } from '../../src/index'
import { getProfile } from '../../src/contract'
import { emptyProfile, profile } from '../../stories/fixtures/profile'
import { answer } from '../../stories/support/calls'
import '../../widgets/job-profile-card/job-profile-card.element'
import '../../widgets/professional-card/professional-card.element'
import '../../widgets/profile-card/profile-card.element'
import { control, find, hasControl, nameOf, press, textOf } from '../support/inside'
import { settle } from '../support/time'
import { place } from '../support/widget'
import { usePortal } from './portal'

/** A card on a page, with a profile of its own. */
async function placeCard(tag: string, differs: object = {}, whole: object = profile.data) {
  let data = { ...whole, ...differs }
  usePortal(answer(getProfile, (() => ({ data })) as never))
  const card = place(tag)
  await settle()
  return {
    card,
    async become(differs: object) {
      data = { ...data, ...differs }
      await $profile.refetch()
      await settle()
    },
  }
}

/** The field that a dialog's tag opens at, told as a property where the tag is here already. */
const fieldOf = (dialog: Element) =>
  (dialog as Element & { field?: string }).field ?? dialog.getAttribute('field') ?? ''
const strength = (card: Element) => nameOf(find(card, '.strength')!)
const echoes = (card: Element) =>
  [...card.shadowRoot!.querySelectorAll('.strength__echo')].map(echo =>
    echo.classList.contains('is-there'),
  )

test('a new member’s trace has an echo for each of ten parts, and none has grown', async () => {
  const { card } = await placeCard('ndt-profile-card', {}, emptyProfile.data)
  expect(strength(card)).toBe('Profile strength: 0 %, 0 of 10 parts')
  expect(echoes(card)).toEqual(Array(10).fill(false))
})

test('the echo of a part grows as it is added', async () => {
  const { card, become } = await placeCard('ndt-profile-card', {}, emptyProfile.data)
  await become({ skills: [{ id: 1, name: 'PAUT' }] })
  expect(strength(card)).toBe('Profile strength: 10 %, 1 of 10 parts')
  expect(echoes(card)).toEqual([true, ...Array(9).fill(false)])
  await become(profile.data)
  expect(strength(card)).toBe('Profile strength: 100 %, 10 of 10 parts')
})

test('a profile that lacks nothing has the card’s own trace, and no invitation', async () => {
  const { card } = await placeCard('ndt-profile-card')
  expect(find(card, '.strength')).toBeNull()
  expect(card.shadowRoot!.querySelectorAll('.invitation').length).toBe(0)
})

test('only what is missing is asked for', async () => {
  const { card } = await placeCard('ndt-job-profile-card', { skills: [] })
  const asked = [...card.shadowRoot!.querySelectorAll('.invitation')].map(textOf)
  expect(asked).toEqual(['Add your skills : employers filter by them'])
})

test.each([
  ['ndt-job-profile-card', 'Add your skills : employers filter by them', 'ndt-job-info', 'skills'],
  ['ndt-job-profile-card', 'Upload', 'ndt-job-info', 'resume'],
  [
    'ndt-professional-card',
    'Add your professions : they say what you do',
    'ndt-professional-info',
    'professions',
  ],
  ['ndt-profile-card', 'Add your country', 'ndt-personal-info', 'country_id'],
  ['ndt-profile-card', 'Tell us something about yourself...', 'ndt-personal-info', 'about_me'],
  ['ndt-profile-card', 'Next step: Add your skills', 'ndt-job-info', 'skills'],
])('R36 %s: “%s” opens %s at its field', async (tag, words, dialog, field) => {
  const { card } = await placeCard(tag, {}, emptyProfile.data)
  await press(card, words)
  expect(fieldOf(find(card, dialog)!)).toBe(field)
})

test('a pencil opens the dialog at its beginning, whatever it was opened at before', async () => {
  const { card } = await placeCard('ndt-job-profile-card', {}, emptyProfile.data)
  await press(card, 'Add your skills : employers filter by them')
  await press(card, 'Edit Job Information')
  expect(fieldOf(find(card, 'ndt-job-info')!)).toBe('')
})

test('the focus of an invitation that goes is on the card’s pencil', async () => {
  const { card, become } = await placeCard('ndt-job-profile-card', {}, emptyProfile.data)
  control(card, 'Add your skills : employers filter by them').focus()
  await become({ skills: [{ id: 1, name: 'PAUT' }] })
  expect(card.shadowRoot!.activeElement).toBe(control(card, 'Edit Job Information'))
})

test('the next step is the first part that is missing, and there is none when nothing is', async () => {
  const { card, become } = await placeCard('ndt-profile-card', { industries: [], country: null })
  expect(hasControl(card, 'Next step: Add your industries')).toBe(true)
  await become({ industries: profile.data.industries })
  expect(hasControl(card, 'Next step: Add your country')).toBe(true)
  await become({ country: profile.data.country })
  expect(find(card, '.invitation')).toBeNull()
})

test('a photo is the next step where it is what is missing', async () => {
  const { card } = await placeCard('ndt-profile-card', { profile_image: null })
  await press(card, 'Next step: Add a photo')
  expect(find(card, 'ndt-avatar-editor')).not.toBeNull()
})

test('R36 the pencil has the focus of a dialog whose button went while it was open', async () => {
  const { card, become } = await placeCard('ndt-profile-card', { profile_image: null })
  await press(card, 'Next step: Add a photo')
  const dialog = find(card, 'ndt-avatar-editor')!
  dialog.tabIndex = 0
  dialog.focus()
  await become({ profile_image: '/photo.webp' })
  expect(hasControl(card, 'Next step: Add a photo')).toBe(false)
  dialog.blur()
  dialog.dispatchEvent(new Event('ndt-close'))
  await settle()
  await expect
    .poll(() => card.shadowRoot!.activeElement)
    .toBe(control(card, 'Edit Personal Information'))
})
