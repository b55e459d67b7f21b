import { describe, expect, test } from 'vitest'
import {
  move,
  startView,
  turn,
  windowWidth,
  zoomStep,
  zoomTo,
  type CropView,
} from '../../src/ui/crop/lazy/geometry'
import { boundedSize } from '../../src/ui/crop/lazy/image'

const photo = { width: 600, height: 400 }
const start = startView(photo)

describe('what the round window shows', () => {
  test('is at first the whole of the shorter side, from the middle', () => {
    expect(start).toEqual({ zoom: 1, turns: 0, x: 300, y: 200 })
    expect(windowWidth(start, photo)).toBe(400)
  })

  test.each([
    [0.5, 1],
    [2.35, 2.35],
    [9, 3],
  ])('R77 R166 zoomed to %d is at %d', (asked, got) => {
    expect(zoomTo(start, photo, asked).zoom).toBe(got)
  })

  test('never reaches beyond the picture', () => {
    expect(move(start, photo, 5, 5)).toMatchObject({ x: 400, y: 200 })
    const corner = move(zoomTo(start, photo, 2), photo, -9, -9)
    expect(corner).toMatchObject({ x: 100, y: 100 })
    expect(zoomTo(corner, photo, 1)).toMatchObject({ x: 200, y: 200 })
  })

  test('moves by its own width', () => {
    const near = zoomTo(start, photo, 2)
    expect(move(near, photo, 0.5, 0.25)).toMatchObject({ x: 400, y: 250 })
  })

  test.each([
    [0, { x: 320, y: 200 }],
    [1, { x: 300, y: 180 }],
    [2, { x: 280, y: 200 }],
    [3, { x: 300, y: 220 }],
  ])('R78 moves to the right as it is seen, after %d quarter turns', (turns, centre) => {
    const near: CropView = { ...zoomTo(start, photo, 2), turns }
    expect(move(near, photo, 0.1, 0)).toMatchObject(centre)
  })
})

describe('R78 a quarter turn', () => {
  test('goes either way, and four of them lead back', () => {
    expect(turn(start, -1).turns).toBe(3)
    expect(turn(turn(start, -1), 1)).toEqual(start)
    expect(turn({ ...start, turns: 3 }, 1).turns).toBe(0)
  })
})

describe('R77 a step of the zoom', () => {
  test.each([
    [1, 1, 1.1],
    [1.1, 1, 1.2],
    [1.3, -1, 1.2],
    [1.8437, 1, 1.9],
    [2.9999, 1, 3.1],
  ])('from %d by %d leads to %d', (zoom, steps, next) => {
    expect(zoomStep({ ...start, zoom }, steps)).toBe(next)
  })
})

describe('the size in which a picture is cropped', () => {
  test.each([
    [600, 400, 600, 400],
    [4000, 3000, 4000, 3000],
    [12_000, 9000, 4000, 3000],
    [9000, 9000, 3000, 3000],
    [16_000, 2000, 4096, 512],
    [20_000, 1, 4096, 1],
  ])('of %d × %d is %d × %d', (width, height, ...bounded) => {
    expect(Object.values(boundedSize({ width, height }))).toEqual(bounded)
  })
})
