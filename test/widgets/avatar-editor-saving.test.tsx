import { describe, expect, test } from 'vitest'
import { getProfile, updateProfileImage } from '../../src/contract'
import { profile } from '../../stories/fixtures/profile'
import { answer, fail, hang, offline } from '../../stories/support/calls'
import { configure } from '../support/page'
import { listen, listenForErrors } from '../support/widget'
import { holdClock, settle } from '../support/time'
import { toastMessages } from '../support/toasts'
import { chooseFile, PROFILE } from './applying'
import { descriptionOf, find, textOf } from '../support/inside'
import { IMAGE, openAvatar } from './photo'

const QUESTION = 'Are you sure? Having a profile picture helps others recognize you.'
const refused = fail(updateProfileImage, 500)
/** What the page reads of failures that are only logged. */
const notes = (element: Element) => [...element.shadowRoot!.querySelectorAll('.notice')].map(textOf)

test('R80 R81 the crop is sent as profile.jpg, a JPEG, under profile_image', async () => {
  const { press, changes, requests } = await openAvatar()
  await press('Edit')
  await press('Save Photo')
  const [[line, fields]] = (await changes()) as [[string, Record<string, File>]]
  expect(line).toBe(IMAGE)
  expect(Object.keys(fields)).toEqual(['profile_image'])
  expect(fields['profile_image']).toMatchObject({ name: 'profile.jpg', type: 'image/jpeg' })
  const post = requests.find(({ method }) => method === 'POST')!
  expect(post.headers.get('content-type')).toContain('multipart/form-data')
})

test('R12 R81 while it is sent, Save Photo says Saving..., and nothing leads away', async () => {
  const { element, press, main, asked, buttons } = await openAvatar([hang(updateProfileImage)])
  await press('Edit')
  await press('Save Photo')
  expect(main()).toEqual({ label: 'Saving...', isDisabled: true, isTurning: true })
  await press('Saving...')
  await press('Close')
  await press('Cancel')
  expect(buttons()).toEqual(['Re-Upload', 'Cancel', 'Saving...'])
  // another photo would be lost as the dialog closes
  expect(find<HTMLInputElement>(element, 'dialog [type=file]')!.disabled).toBe(true)
  expect(asked().filter(line => line === IMAGE)).toHaveLength(1)
})

test('R81 R52 after it the profile is read again, and the view is back with the new photo', async () => {
  const saved = listen('ndt-saved')
  const after = { data: { ...profile.data, profile_image: '/files/profile-image/2' } }
  let isSaved = false
  const { element, press, asked, buttons } = await openAvatar([
    answer(getProfile, () => (isSaved ? after : profile)),
    answer(updateProfileImage, () => {
      isSaved = true
      return {}
    }),
  ])
  await press('Edit')
  await press('Save Photo')
  expect(asked()).toEqual([PROFILE, IMAGE, PROFILE])
  expect(saved).toEqual([
    { tag: 'ndt-avatar-editor', section: 'profile_image', message: 'Profile photo saved' },
  ])
  expect(buttons()).toEqual(['Delete', 'Take Photo', 'Edit'])
  expect(find(element, '.av img')!.getAttribute('src')).toBe('/files/profile-image/2')
  // inside the dialog: what is outside of it is not heard
  await expect
    .poll(() => find(element, 'dialog[open] > [role=status]')?.textContent)
    .toBe('Profile photo saved')
})

test('R76 a photo that is saved is left within 3 s, also where the profile takes long to be read', async () => {
  let isSaved = false
  const { element, press, main, buttons } = await openAvatar([
    answer(getProfile, () => (isSaved ? new Promise<never>(() => {}) : profile)),
    answer(updateProfileImage, () => {
      isSaved = true
      return {}
    }),
  ])
  await press('Edit')
  holdClock()
  await press('Save Photo')
  expect(main().label).toBe('Saving...')
  await settle(3000)
  expect(buttons()).toEqual(['Delete', 'Take Photo', 'Edit'])
  await settle(100)
  expect(textOf(find(element, 'dialog[open] > [role=status]')!)).toBe('Profile photo saved')
})

test('a first photo that is read late leaves the focus on the button in the place of the one before', async () => {
  let arrive = () => {}
  let isSaved = false
  const { element, press, buttons } = await openAvatar([
    answer(getProfile, async () => {
      if (!isSaved) return { data: { ...profile.data, profile_image: null } }
      await new Promise<void>(resume => (arrive = resume))
      return profile
    }),
    answer(updateProfileImage, () => {
      isSaved = true
      return {}
    }),
  ])
  await chooseFile(element, new File(['png'], 'portrait.png', { type: 'image/png' }))
  holdClock()
  await press('Save Photo')
  await settle(3000)
  expect(buttons()).toEqual(['Take Photo', 'Upload'])
  find(element, '.btn--primary input')!.focus()
  arrive()
  await settle(100)
  expect(buttons()).toEqual(['Delete', 'Take Photo', 'Edit'])
  expect(textOf(element.shadowRoot!.activeElement!)).toBe('Edit')
})

describe('R82 Q7 a failure', () => {
  test.each([
    ['of the portal', refused],
    ['of the network', offline(updateProfileImage)],
  ])('%s is only logged; the crop stays, and can be saved again', async (_, outcome) => {
    const saved = listen('ndt-saved')
    const { errors, log } = listenForErrors()
    const { element, press, main, zoom } = await openAvatar([outcome])
    await press('Edit')
    await press('Zoom in')
    await press('Save Photo')
    expect(errors).toMatchObject([{ tag: 'ndt-avatar-editor', phase: 'save' }])
    expect(log).toHaveBeenCalledOnce()
    expect([toastMessages(), notes(element), saved]).toEqual([[], [], []])
    expect(main()).toEqual({ label: 'Save Photo', isDisabled: false, isTurning: false })
    expect(zoom()).toBe('1.1×')
    await press('Save Photo')
    expect(errors).toHaveLength(2)
  })

  test('shows a note where the page wants one, until the next try', async () => {
    listenForErrors()
    configure({ failureNotes: true })
    const { element, press } = await openAvatar([refused])
    await press('Edit')
    await press('Save Photo')
    expect(notes(element)).toEqual(['The photo could not be saved. Please try again.'])
    expect(toastMessages()).toEqual([])
  })
})

test('R83 Delete asks first, with Cancel and Delete', async () => {
  const { press, top, buttons, asked, dialogs } = await openAvatar()
  await press('Delete')
  expect(dialogs()).toHaveLength(2)
  expect(textOf(top().querySelector('h2')!)).toBe('Delete profile photo')
  expect(textOf(top().querySelector('.dialog__body')!)).toBe(QUESTION)
  expect(descriptionOf(top().querySelector('[autofocus]')!)).toBe(QUESTION)
  expect(buttons()).toEqual(['Cancel', 'Delete'])
  top().querySelector<HTMLElement>('.dialog__foot .btn')!.click()
  await settle()
  expect(dialogs()).toHaveLength(1)
  expect(asked()).toEqual([PROFILE])
})

describe('R84 Q36 the deletion', () => {
  test('is sent with profile_image_deleted, closes, and reads the profile again', async () => {
    const saved = listen('ndt-saved')
    const { element, press, confirm, changes, asked } = await openAvatar()
    await press('Delete')
    await confirm()
    expect(await changes()).toEqual([[IMAGE, { profile_image_deleted: '1' }]])
    expect(element.open).toBe(false)
    expect(asked()).toEqual([PROFILE, IMAGE, PROFILE])
    expect(saved).toEqual([
      { tag: 'ndt-avatar-editor', section: 'profile_image', message: 'Profile photo deleted' },
    ])
    await expect
      .poll(() => find(element, '[role=status]')?.textContent)
      .toBe('Profile photo deleted')
  })

  test('goes to delete-url, where the page gives one', async () => {
    const own = answer({ ...updateProfileImage, path: '/portal/photo' }, {})
    const { press, confirm, changes } = await openAvatar([own], { 'delete-url': '/portal/photo' })
    await press('Delete')
    await confirm()
    expect(await changes()).toEqual([['POST /portal/photo', { profile_image_deleted: '1' }]])
  })

  test('says Deleting... on its way, and takes no second press', async () => {
    const { press, confirm, buttons, top, asked } = await openAvatar([hang(updateProfileImage)])
    await press('Delete')
    await confirm()
    expect(buttons()).toEqual(['Cancel', 'Deleting...'])
    top().querySelector<HTMLElement>('.dialog__foot .btn')!.click()
    await confirm()
    expect(buttons()).toEqual(['Cancel', 'Deleting...'])
    expect(asked().filter(line => line === IMAGE)).toHaveLength(1)
  })

  test.each([false, true])('that failed keeps the question; notes: %s', async failureNotes => {
    configure({ failureNotes })
    const { errors } = listenForErrors()
    const { element, press, confirm, buttons } = await openAvatar([refused])
    await press('Delete')
    await confirm()
    expect(buttons()).toEqual(['Cancel', 'Delete'])
    expect(element.open).toBe(true)
    expect(errors).toMatchObject([{ phase: 'save', status: 500 }])
    const note = 'The photo could not be deleted. Please try again.'
    expect(notes(element)).toEqual(failureNotes ? [note] : [])
    expect(toastMessages()).toEqual([])
  })

  test('that failed says so anew after each try', async () => {
    configure({ failureNotes: true })
    listenForErrors()
    const { element, press, confirm } = await openAvatar([refused])
    const note = () => find(element, '.notice')
    await press('Delete')
    await confirm()
    const first = note()!
    await confirm()
    expect(textOf(note()!)).toBe(textOf(first))
    // words are heard as they appear
    expect(note()).not.toBe(first)
  })
})
