import { describe, expect, test, vi } from 'vitest'
import { press } from './show'
import { settle } from '../support/time'
import { showCropper } from './cropper-shown'

vi.mock('../../src/ui/crop/lazy/image')

describe('the zoom', () => {
  test('R77 R166 goes from 1 to 3 by the slider', async () => {
    const { slider, view } = await showCropper()
    const { min, max, step, value } = slider()
    expect([min, max, step, value]).toEqual(['1', '3', '0.1', '1'])
    slider().valueAsNumber = 2.4
    slider().dispatchEvent(new Event('input', { bubbles: true }))
    await settle()
    expect(slider().getAttribute('aria-valuetext')).toBe('2.4×')
    expect(await view()).toMatchObject({ zoom: 2.4 })
  })

  test('R77 Q47 goes by a tenth with the buttons, and stops at its ends', async () => {
    const { named, view, said } = await showCropper()
    expect(named('Zoom out').getAttribute('aria-disabled')).toBe('true')
    named('Zoom in').click()
    await settle()
    named('Zoom in').click()
    await settle()
    expect(await view()).toMatchObject({ zoom: 1.2 })
    expect(said()).toBe('1.2×')
    for (let press = 0; press < 25; press++) {
      named('Zoom in').click()
      await settle()
    }
    expect(await view()).toMatchObject({ zoom: 3 })
    expect(named('Zoom in').getAttribute('aria-disabled')).toBe('true')
  })

  test('goes by a tenth with the keys', async () => {
    const { root, area, view } = await showCropper()
    area().focus()
    press(root, '+')
    await settle()
    press(root, '=')
    await settle()
    press(root, '-')
    await settle()
    expect(await view()).toMatchObject({ zoom: 1.1 })
  })

  test.each([
    ['in pixels', { deltaY: -100 }, 1.1],
    ['in lines', { deltaY: -3, deltaMode: 1 }, 1.099],
    ['backwards', { deltaY: 100 }, 1],
  ])('goes by a tenth with a notch of the wheel %s', async (_, wheel, zoom) => {
    const { find, view } = await showCropper()
    const event = new WheelEvent('wheel', { ...wheel, bubbles: true, cancelable: true })
    find('.cropper__stage').dispatchEvent(event)
    await settle()
    expect(event.defaultPrevented).toBe(true)
    expect((await view()).zoom).toBeCloseTo(zoom)
  })

  test('leaves the browser’s own keys alone', async () => {
    const { root, area, view } = await showCropper()
    area().focus()
    expect(press(root, '+', { ctrlKey: true }).defaultPrevented).toBe(false)
    expect(await view()).toMatchObject({ zoom: 1 })
  })
})

test('R78 R166 the picture turns by 90 degrees either way', async () => {
  const { named, view, said } = await showCropper()
  named('Rotate 90 degrees left').click()
  await settle()
  expect([await view(), said()]).toMatchObject([{ turns: 3 }, 'Rotated to 270 degrees'])
  named('Rotate 90 degrees right').click()
  await settle()
  expect(await view()).toMatchObject({ turns: 0 })
})

test('what is pressed comes into the middle; a drag ends without it', async () => {
  const { find, slider, view } = await showCropper()
  slider().valueAsNumber = 2
  slider().dispatchEvent(new Event('input', { bubbles: true }))
  const stage = find('.cropper__stage')
  const box = { left: 100, top: 50, width: 400, height: 300 }
  Object.assign(stage, { setPointerCapture() {}, getBoundingClientRect: () => box })
  Object.defineProperty(stage, 'clientWidth', { value: 400 })
  const fire = (type: string, clientX: number, clientY: number) =>
    stage.dispatchEvent(new MouseEvent(type, { clientX, clientY, bubbles: true }))
  const before = await view()
  fire('pointerdown', 330, 230)
  fire('pointerup', 331, 230)
  await settle()
  const pressed = await view()
  expect(pressed.x).toBeGreaterThan(before.x)
  expect(pressed.y).toBeGreaterThan(before.y)
  fire('pointerdown', 330, 230)
  fire('pointermove', 350, 230)
  const dragged = await view()
  fire('pointerup', 350, 230)
  await settle()
  expect(await view()).toEqual(dragged)
})
