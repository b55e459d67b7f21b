import type { Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, inject } from 'vitest'
import { closePages, newPage } from '../pages/support'
import { start, starters, type Starter } from './starters'

/** How a test uses a starter. */
export interface Visit {
  name: keyof typeof starters
  /** The address of a path. */
  at(path: string): string
  /** What its pages let run. */
  scripts(): RegExp
  /** Opens a window in which somebody is signed in, with their page. */
  enter(): Promise<Page>
  /** Signs in by the form, in a window where nobody is. */
  signIn(page: Page): Promise<void>
}

/** Tests each starter; each test has a site of its own, and finds nothing that another changed. */
export function eachStarter(tests: (visit: Visit) => void): void {
  for (const name of Object.keys(starters) as (keyof typeof starters)[]) {
    describe.skipIf(name === 'hono' && !inject('programs').node)(`the starter for ${name}`, () => {
      let host: Starter

      beforeEach(async () => {
        host = await start(name)
      })
      afterEach(async () => {
        const faults = await closePages()
        await host.stop()
        expect(faults).toEqual([])
      })

      const at = (path: string) => host.origin + path

      async function signIn(page: Page): Promise<void> {
        await page.goto(at('/'))
        await page.waitForURL('**/user-sign-in')
        await page.getByLabel('Email').fill(host.email)
        await page.getByLabel('Password').fill(host.password)
        await page.getByRole('button', { name: 'Sign in' }).click()
        await page.waitForURL(at('/'))
      }

      async function enter(): Promise<Page> {
        const page = await newPage()
        await signIn(page)
        return page
      }

      tests({ name, at, enter, signIn, scripts: () => host.scripts })
    })
  }
}
