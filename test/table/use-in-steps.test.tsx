import { beforeEach, expect, test, vi } from 'vitest'
import { useInSteps } from '../../src/table/use-in-steps'
import { settle } from '../support/time'
import { show } from '../ui/show'

const place = {}
let frames: FrameRequestCallback[]

beforeEach(() => {
  frames = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', () => {})
  return () => void vi.unstubAllGlobals()
})

function Count({ total }: { total: number }) {
  return <output>{useInSteps(place, total)}</output>
}

/** What is drawn at first, and after each frame. */
async function drawnAt(total: number, ...times: number[]): Promise<number[]> {
  const { find } = show(<Count total={total} />)
  const drawn = () => Number(find('output').textContent)
  const counts = [drawn()]
  for (const time of times) {
    frames.at(-1)!(time)
    await settle()
    counts.push(drawn())
  }
  return counts
}

test('R178 rows follow ten in a frame, and as many again while no frame comes late', async () => {
  expect(await drawnAt(200, 1000, 1016, 1033, 1050)).toEqual([10, 20, 40, 80, 160])
})

test('R178 rows that make a frame late are followed by ten', async () => {
  expect(await drawnAt(200, 1000, 1016, 1070, 1103)).toEqual([10, 20, 40, 50, 60])
})
