import { setImmediate as turn } from 'node:timers/promises'
import { cleanStores } from 'nanostores'
import { onTestFinished, vi } from 'vitest'
import {
  $countries,
  $industries,
  $languages,
  $latestProfile,
  $professions,
  $profile,
  $skills,
  $user,
  $viewedCompanies,
  savedList,
  type Query,
} from '../../src/index'
import { user } from '../../stories/fixtures/profile'
import { serve, startServer, type Answerer } from '../../stories/support/server'
import { addMeta } from '../support/page'

startServer()

/** A portal that answers as the stories do, to a page on which nothing was read yet. */
export function usePortal(...answerers: Answerer[]) {
  forget()
  const requests: Request[] = []
  const record: Answerer = request => {
    requests.push(request.clone())
    return undefined
  }
  onTestFinished(serve([record, ...answerers]))
  return {
    requests,
    /** What was asked for, as `GET /api/…?…`. */
    asked: () => requests.map(lineOf),
    /** What changes were sent, with their fields. */
    changes: () =>
      Promise.all(
        requests
          .filter(({ method }) => method !== 'GET')
          .map(async request => [lineOf(request), Object.fromEntries(await request.formData())]),
      ),
  }
}

function lineOf({ method, url }: Request): string {
  const { pathname, search } = new URL(url)
  return `${method} ${pathname}${search}`
}

/** Empties the stores that the widgets of a page share. */
function forget(): void {
  const queries: Query<never>[] = [$profile, $viewedCompanies, ...lookups, ...lists] as never
  cleanStores($user, ...queries)
  for (const $query of queries) $query.set({ loading: false })
  $latestProfile.set(undefined)
}

const lookups = [$countries, $industries, $languages, $professions, $skills]
const lists = (['jobs', 'courses'] as const).flatMap(kind =>
  (['all', 'bookmarked', 'applied'] as const).map(filter => savedList(kind, filter)),
)

/** The page says who is signed in. */
export function signIn(as: object = user): void {
  addMeta('user', JSON.stringify(as))
}

/** Puts the clock into the test's hands; promises, frames and chunks go on by themselves. */
export function holdClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
}

/** Lets happen what is due, answers, chunks, renders and effects; with a held clock, after some time. */
export async function settle(milliseconds = 0): Promise<void> {
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(milliseconds)
  for (let turns = 0; turns < 5; turns++) {
    await vi.dynamicImportSettled()
    await turn()
    if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(0)
  }
}
