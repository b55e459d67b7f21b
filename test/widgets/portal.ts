import { cleanStores } from 'nanostores'
import { onTestFinished } from 'vitest'
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
import { gate } from '../../src/http'
import { $account } from '../../src/query'
import { user } from '../../stories/fixtures/profile'
import { serve, startServer, type Answerer } from '../../stories/support/server'
import { addMeta } from '../support/page'
import '../ui/browser'
import { holdClock } from '../support/time'

/** What loads when first needed is at hand, so that no test waits for a disk. */
await Promise.allSettled([
  import('../../src/changes'),
  import('../../src/changes/client'),
  import('../../src/ui/menu/lazy/menu-list'),
  import('../../src/ui/toast/lazy/toaster'),
])

/** A portal that answers as the stories do, to a page on which nothing was read yet; it holds the clock. */
export function usePortal(...answerers: Answerer[]) {
  holdClock()
  onTestFinished(startServer())
  forget()
  const requests: Request[] = []
  const answer: Answerer = request => {
    requests.push(request.clone())
    for (const answerer of answerers) {
      const outcome = answerer(request)
      if (outcome !== undefined) return outcome
    }
    return undefined
  }
  onTestFinished(serve([answer]))
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

/** Empties what the widgets of a page share. */
function forget(): void {
  // a tag of an earlier test may have joined the tabs
  delete gate.keep
  $account.set(undefined)
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
