import { describe, test } from 'vitest'
import { runCell } from './cell'
import { openWindow, type Window } from './control'
import type { Cell, Counts } from './document'
import { faults } from './faults'
import { known } from './known'
import { areas } from './screens'

declare module 'vitest' {
  interface TaskMeta {
    /** What the published table has a mark for. */
    cell?: Cell
    /** What else was gone through. */
    count?: Counts
    engine?: string
  }
}

/** Every fault behind each screen of an area, one test each. */
export function runArea(area: keyof typeof areas): void {
  describe.each(areas[area])('$holds $call', screen => {
    const { call, except } = screen
    let window: Window | undefined
    for (const { name, ...fault } of faults) {
      const fails = `${call}: ${name}` in known
      test(`${call}: ${name}`, { fails }, async ({ task }) => {
        task.meta.cell = { area, call, fault: name, why: except?.[name]?.why }
        window ??= await openWindow()
        const { page } = window
        task.meta.engine = engineOf(page.context().browser()!.version())
        try {
          await runCell(window, screen, { name, ...fault })
        } catch (error) {
          // the next one begins with a window that nothing happened in
          window = undefined
          await page.context().close()
          throw error
        }
      })
    }
  })
}

const engineOf = (version: string) => `Chromium ${version.split('.')[0]}`
