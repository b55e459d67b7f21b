import { expect, test } from 'vitest'
import { getProfile } from '../../src/contract'
import { drawing, largePhoto } from '../../stories/fixtures/files'
import { emptyProfile, profile } from '../../stories/fixtures/profile'
import { answer } from '../../stories/support/calls'
import { listenForErrors } from '../support/widget'
import { settle } from '../support/time'
import { chooseFile } from './applying'
import { control, descriptionOf, find, textOf } from '../support/inside'
import { openAvatar, opened } from './photo'

const nobody = answer(getProfile, emptyProfile)
const HINT = '1000x1000 - Image size under 7 MB'
const portrait = new File(['photo'], 'amara.png', { type: 'image/png' })

test('R74 the view shows the photo, with Delete and Edit', async () => {
  const { element, buttons } = await openAvatar()
  expect(textOf(find(element, 'h2')!)).toBe('Edit Avatar')
  expect(find(element, '.av img')!.getAttribute('src')).toBe(profile.data.profile_image)
  expect(buttons()).toEqual(['Delete', 'Take Photo', 'Edit'])
})

test('R74 without a photo, a device with a camera is asked for one', async () => {
  const { control } = await openAvatar([nobody])
  const [camera, upload] = [control('Take Photo'), control('Upload')] as HTMLInputElement[]
  expect([camera!.getAttribute('capture'), upload!.getAttribute('capture')]).toEqual(['user', null])
})

test('R74 where there is a photo, the camera takes another, which is cropped', async () => {
  const { element, control } = await openAvatar()
  expect(control('Take Photo').getAttribute('capture')).toBe('user')
  await chooseFile(element, portrait)
  expect(opened).toEqual([portrait])
})

test('R74 without a photo it shows the initial, and Upload', async () => {
  const { element, buttons } = await openAvatar([nobody])
  expect(find(element, '.av')!.textContent).toBe('A')
  expect(buttons()).toEqual(['Take Photo', 'Upload'])
  expect(find<HTMLInputElement>(element, 'input[type=file]')!.accept).toBe('.png,.jpeg,.jpg')
})

test('R75 Edit crops the stored photo: zoom, rotation, Save Photo', async () => {
  const { element, press, buttons, control } = await openAvatar()
  await press('Edit')
  expect(opened).toEqual([profile.data.profile_image])
  expect(find(element, '.ReactCrop')).not.toBeNull()
  expect(buttons()).toEqual(['Re-Upload', 'Cancel', 'Save Photo'])
  for (const name of ['Zoom out', 'Zoom', 'Zoom in']) expect(control(name)).toBeDefined()
  for (const side of ['left', 'right']) {
    expect(control(`Rotate 90 degrees ${side}`)).toBeDefined()
  }
})

test('R75 a chosen photo is cropped, and so is another one', async () => {
  const { element, buttons } = await openAvatar([nobody])
  await chooseFile(element, portrait)
  expect(opened).toEqual([portrait])
  expect(buttons()).toEqual(['Re-Upload', 'Cancel', 'Save Photo'])
  const other = new File(['other'], 'other.jpg', { type: 'image/jpeg' })
  await chooseFile(element, other)
  expect(opened).toEqual([portrait, other])
})

test('what was wrong with another photo goes with one that is taken, though nothing was pressed for it', async () => {
  const { element, press, top } = await openAvatar()
  await press('Edit')
  await chooseFile(element, drawing)
  expect(textOf(top())).toContain('Invalid file type. Only PNG, JPEG, and JPG are allowed.')
  // dropped on the button: no click comes before it
  await chooseFile(element, portrait)
  expect(opened).toEqual([profile.data.profile_image, portrait])
  expect(textOf(top())).not.toContain('Invalid file type')
})

test('R75 Save Photo waits for the picture, and a broken one cannot be saved', async () => {
  const broken = { data: { ...profile.data, profile_image: '/broken.png' } }
  const { press, control, asked, element } = await openAvatar([answer(getProfile, broken)])
  const { errors } = listenForErrors()
  await press('Edit')
  expect(control('Save Photo').getAttribute('aria-disabled')).toBe('true')
  expect(textOf(find(element, '.cropper [role=alert]')!)).toBe(
    'This image could not be opened. Please choose another one.',
  )
  expect(errors).toMatchObject([{ phase: 'data' }])
  await press('Save Photo')
  expect(asked()).toHaveLength(1)
  await chooseFile(element, portrait)
  expect(control('Save Photo').getAttribute('aria-disabled')).not.toBe('true')
})

test.each(['Cancel', 'Close', 'Escape'])('R76 %s leads back to the view', async way => {
  const { press, buttons, element, top } = await openAvatar()
  await press('Edit')
  if (way === 'Escape') {
    top().dispatchEvent(new KeyboardEvent('keydown', { key: way, bubbles: true }))
    await settle()
  } else await press(way)
  expect(buttons()).toEqual(['Delete', 'Take Photo', 'Edit'])
  expect(element.open).toBe(true)
  await press('Close')
  expect(element.open).toBe(false)
})

test('R77 the zoom goes from 1 to 3, by 0.1', async () => {
  const { press, control, zoom, sent } = await openAvatar()
  await press('Edit')
  const slider = control('Zoom') as HTMLInputElement
  expect([slider.min, slider.max, slider.step]).toEqual(['1', '3', '0.1'])
  expect(zoom()).toBe('1.0×')
  expect(control('Zoom out').getAttribute('aria-disabled')).toBe('true')
  for (const expected of ['1.1×', '1.2×', '1.3×']) {
    await press('Zoom in')
    expect(zoom()).toBe(expected)
  }
  await press('Zoom out')
  expect(zoom()).toBe('1.2×')
  for (let step = 0; step < 18; step++) await press('Zoom in')
  expect(zoom()).toBe('3.0×')
  expect(control('Zoom in').getAttribute('aria-disabled')).toBe('true')
  await press('Zoom in')
  await press('Save Photo')
  expect(await sent()).toMatchObject({ zoom: 3 })
})

test.each([
  ['right', 1, 90],
  ['left', 3, 270],
])('R78 a turn to the %s is of 90 degrees', async (side, turns, degrees) => {
  const { element, press, sent } = await openAvatar()
  await press('Edit')
  await press(`Rotate 90 degrees ${side}`)
  const said = [...element.shadowRoot!.querySelectorAll('[role=status]')].map(textOf)
  expect(said).toContain(`Rotated to ${degrees} degrees`)
  await press('Save Photo')
  expect(await sent()).toMatchObject({ turns, zoom: 1 })
})

test('R79 the hint says what size a photo should have', async () => {
  const { top } = await openAvatar([nobody])
  expect(textOf(top())).toContain(HINT)
})

test('R79 what takes a photo is described by its rule, and by why the last one was refused', async () => {
  const { element } = await openAvatar([nobody])
  const heard = () => ['Take Photo', 'Upload'].map(name => descriptionOf(control(element, name)))
  expect(heard()).toEqual([HINT, HINT])
  await chooseFile(element, drawing)
  const refused = `Invalid file type. Only PNG, JPEG, and JPG are allowed. ${HINT}`
  expect(heard()).toEqual([refused, refused])
})

test.each([
  ['a drawing', drawing, 'Invalid file type. Only PNG, JPEG, and JPG are allowed.'],
  ['one of more than 7 MB', largePhoto, 'File size exceeds the 7 MB limit.'],
])('R79 Q8 Q9 a file that is none is refused: %s', async (_, file, message) => {
  const { element, buttons, asked } = await openAvatar([nobody])
  await chooseFile(element, file)
  expect(textOf(find(element, '[role=alert]')!)).toBe(message)
  expect(buttons()).toEqual(['Take Photo', 'Upload'])
  expect(control(element, 'Upload')).toBeDefined()
  expect(asked()).toHaveLength(1)
})
