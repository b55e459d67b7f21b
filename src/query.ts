import { atom, onMount, type WritableAtom } from 'nanostores'
import type { Account } from './config'
import type { ApiError } from './error'

/** What is known of a read so far. `data` outlives a failed refetch. */
export interface QueryState<T> {
  data?: T
  error?: ApiError
  loading: boolean
}

/** A read that several widgets share: one request, whoever shows it. */
export interface Query<T> extends WritableAtom<QueryState<T>> {
  /** Asks again; an answer still under way is dropped, so that the newest wins, and ends what waits for either. */
  refetch(): Promise<void>
  /** Takes data that the page already has; the next widget then makes no request. */
  seed(data: T): void
}

/** Counts how often the page's account was found signed in: reads that had ended are asked for again (Q109). */
export const $returns = atom(0)

/**
 * The account that the page's tags are for. A router may lead from one account's page to another's without a
 * document of its own: what was read for the first is forgotten (Q107).
 */
export const $account = atom<Account>()

/** How a read behaves beyond its first request. */
export interface QueryOptions {
  /** Asks again when the window regains focus (R98). */
  onFocus?: boolean
  /** Forgets its data when the last widget leaves (R13). */
  neverCached?: boolean
  /** Is the same whoever is signed in. */
  isPublic?: boolean
}

/**
 * A store of a read's state. It asks when its first widget appears, and gives up when the last leaves.
 *
 * Our own and not a library's, because it has to abort, to drop an older answer that arrives
 * late, and to take first data from the page.
 */
export function query<T>(
  read: (signal: AbortSignal) => Promise<T>,
  { onFocus = false, neverCached = false, isPublic = false }: QueryOptions = {},
): Query<T> {
  const $state = atom<QueryState<T>>({ loading: false })
  let running: AbortController | undefined
  let newest: Promise<void> | undefined
  let isSeeded = false
  let readFor: Account

  function refetch() {
    giveUp()
    return (newest = ask())
  }

  async function ask() {
    const { signal } = (running = new AbortController())
    $state.set({ ...$state.value!, loading: true })
    try {
      const data = await read(signal)
      if (!signal.aborted) $state.set({ data, loading: false })
    } catch (error) {
      if (!signal.aborted) {
        $state.set({ data: $state.value?.data, error: error as ApiError, loading: false })
      }
    }
    if (signal.aborted) await newest
  }

  function goOn() {
    const { loading, error } = $state.value!
    if (!loading && /^(session|account)$/.test(error?.kind ?? '')) void refetch()
  }

  function giveUp() {
    running?.abort()
    running = newest = undefined
  }

  /** Has nothing but what outlives its widgets. */
  function rest() {
    $state.set(neverCached ? { loading: false } : { data: $state.value?.data, loading: false })
  }

  /** Drops what was read for another account, and says whether it did. */
  function heed() {
    const before = readFor
    readFor = $account.get()
    if (isPublic || readFor === before) return false
    isSeeded = false
    $state.set({ loading: false })
    return true
  }

  onMount($state, () => {
    heed()
    if (!isSeeded) {
      // it may have failed before anybody showed it
      rest()
      void refetch()
    }
    isSeeded = false
    if (onFocus) addEventListener('focus', refetch)
    // it is in use for a second longer than anybody shows it, in which the next account's tags may come
    const stops = [$returns.listen(goOn), $account.listen(() => heed() && void refetch())]
    return () => {
      stops.forEach(stop => stop())
      giveUp()
      isSeeded = false
      removeEventListener('focus', refetch)
      rest()
    }
  })

  return Object.assign($state, {
    refetch,
    seed(data: T) {
      giveUp()
      readFor = $account.get()
      isSeeded = true
      $state.set({ data, loading: false })
    },
  })
}

/** One query a key, made when it is first asked for; an answer to one key cannot get into another. */
export function queries<K, T>(
  read: (key: K, signal: AbortSignal) => Promise<T>,
  options?: QueryOptions,
): (key: K) => Query<T> {
  const known = new Map<K, Query<T>>()
  return key => {
    if (!known.has(key))
      known.set(
        key,
        query(signal => read(key, signal), options),
      )
    return known.get(key)!
  }
}
