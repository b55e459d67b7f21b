import { describe, expect, test } from 'vitest'
import { getProfile } from '../../src/contract'
import { $profile } from '../../src/stores/profile'
import { emptyProfile, profile } from '../../stories/fixtures/profile'
import { answer } from '../../stories/support/calls'
import { isFor } from '../../stories/support/server'
import '../../widgets/job-profile-card/job-profile-card.element'
import { listenForErrors, place, quiet } from '../support/widget'
import { settle } from '../support/time'
import { control, facts, find, hasControl, links, textOf } from '../support/inside'
import { usePortal } from './portal'

const PREVIEW = 'Preview resume (opens in a new tab)'

/** The card on a page, with a profile that differs from the filled one by this. */
async function placeCard(differs: object = {}, whole: object = profile.data) {
  usePortal(answer(getProfile, { data: { ...whole, ...differs } } as never))
  const card = place('ndt-job-profile-card')
  await settle()
  return card
}

test('R30 R133 the card shows locations, skills, cover letter and resume', async () => {
  const card = await placeCard({ skills: [{ id: 1, name: 'PAUT' }], cover_letter: 'I lead crews.' })
  expect(textOf(find(card, 'h2')!)).toBe('Job Profile')
  expect(facts(card)).toEqual({
    Locations: 'United Kingdom Netherlands Norway',
    Skills: 'PAUT',
    'Cover letter': 'I lead crews.',
    Resume: 'okafor-resume.pdf Update Resume',
  })
})

test('R35 what is missing is a -', async () => {
  const card = await placeCard({}, emptyProfile.data)
  expect(facts(card)).toEqual({
    Locations: '- Add your locations : where you can work',
    Skills: '- Add your skills : employers filter by them',
    'Cover letter': '- Add a cover letter : Quick Apply begins with it',
    Resume: 'Upload Add your resume : Quick Apply sends it',
  })
})

test('R133 Q108 names that come as text are shown', async () => {
  quiet('warn')
  const odd = { ...profile.data, skills: 'PAUT, TOFD', locations: ['Norway'] }
  usePortal(request => (isFor(getProfile, request) ? Response.json({ data: odd }) : undefined))
  const card = place('ndt-job-profile-card')
  await settle()
  const shown = facts(card)
  expect([shown['Skills'], shown['Locations']]).toEqual(['PAUT TOFD', 'Norway'])
})

test('R36 the pencil says what it edits', async () => {
  expect(hasControl(await placeCard(), 'Edit Job Information')).toBe(true)
})

test('R133 a cover letter is text, in its own direction', async () => {
  const card = await placeCard({ cover_letter: '<b>قدت</b>' })
  const letter = find(card, '.job-profile-card__letter')!
  expect([letter.textContent, letter.dir]).toEqual(['<b>قدت</b>', 'auto'])
})

describe('the resume', () => {
  test('R64 that is not there can be uploaded, and not previewed', async () => {
    const card = await placeCard({ resume: null })
    expect(hasControl(card, 'Upload')).toBe(true)
    expect(hasControl(card, 'Update Resume')).toBe(false)
    expect(links(card)).toEqual({})
  })

  test('R65 that is there can be updated, and previewed in a new tab', async () => {
    const card = await placeCard({ resume: '/files/okafor-resume.pdf' })
    expect(hasControl(card, 'Update Resume')).toBe(true)
    expect(hasControl(card, 'Upload')).toBe(false)
    const preview = control(card, PREVIEW) as HTMLAnchorElement
    expect(preview.getAttribute('href')).toBe('/files/okafor-resume.pdf')
    expect([preview.target, preview.rel]).toEqual(['_blank', 'noopener noreferrer'])
  })

  test.each([
    ['Update Resume', '/files/okafor-resume.pdf', null],
    ['Upload', null, '/files/okafor-resume.pdf'],
  ])(
    'R36 that comes or goes elsewhere leaves the focus of %s in the card',
    async (name, ...each) => {
      let resume = each[0]
      usePortal(request =>
        isFor(getProfile, request)
          ? Response.json({ data: { ...profile.data, resume } })
          : undefined,
      )
      const card = place('ndt-job-profile-card')
      await settle()
      control(card, name).focus()
      resume = each[1]!
      await $profile.refetch()
      await settle()
      expect(hasControl(card, name)).toBe(false)
      expect(card.shadowRoot!.activeElement).toBe(control(card, 'Edit Job Information'))
    },
  )

  test.each([
    ['/files/7/my%20r%C3%A9sum%C3%A9.pdf', 'my résumé.pdf'],
    ['https://cdn.example/7/cv.docx?signature=a/b', 'cv.docx'],
    ['/files/50%.pdf', '50%.pdf'],
    ['/files/%E0%A4%A.pdf', '%E0%A4%A.pdf'],
    ['cv.pdf', 'cv.pdf'],
  ])('R65 at %s goes by the name %s', async (resume, name) => {
    const { errors } = listenForErrors()
    const card = await placeCard({ resume })
    expect(textOf(find(card, '.job-profile-card__file')!)).toBe(name)
    expect(links(card)).toEqual({ [PREVIEW]: resume })
    expect(errors).toEqual([])
  })

  test.each([
    'javascript:alert(document.cookie)//cv.pdf',
    'data:text/html,<script>alert(1)</script>',
    'https://',
  ])('R65 at %s is no link, and can still be replaced', async resume => {
    const { errors } = listenForErrors()
    const card = await placeCard({ resume })
    expect(links(card)).toEqual({})
    expect(hasControl(card, 'Update Resume')).toBe(true)
    expect(errors).toEqual([])
  })
})
