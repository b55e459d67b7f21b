import { $savedChanges } from '../stores/saved-changes'
import { accountOf, callAddress, isOwn } from '../config'
import { clearDrafts } from '../form/clear-drafts'
import { gate } from '../http'
import { $profile, $stranger } from '../stores/profile'
import { doubt, goOn, hear, meet, permit } from './account'
import { listen, tell } from './channel'
import { keep } from './client'

let hasJoined = false

/** Keeps in touch with the other tabs of this origin: who is signed in, and what they changed (Q107). */
export function join(): void {
  const account = accountOf()
  if (hasJoined || !account) return
  hasJoined = true
  // another origin has no session of ours
  if (isOwn(callAddress(''))) gate.keep = keep
  listen(({ account, path = '' }) => {
    if (/\/logout$/.test(path)) {
      clearDrafts()
      void hear(null)
    } else if (path && account === accountOf()) refresh(path)
    else void hear(account)
  })
  $stranger.subscribe(stranger => {
    if (!stranger) return
    $stranger.set(undefined)
    meet(stranger)
  })
  addEventListener('focus', look)
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    // what was told while the browser kept the page aside was not heard
    doubt()
    look()
  })
  tell({ account })
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, prepare, { once: true })
}

let isPrepared = false

/** Brings what says how a save went: it has to be here when the network is gone. */
export function prepare(): void {
  if (isPrepared) return
  isPrepared = true
  let isLate = false
  addEventListener('ndt-error', ({ detail: { phase } }) => (isLate ||= phase === 'load'))
  import('./lazy/ready').then(({ beReady }) => beReady(isLate)).catch(() => (isPrepared = false))
}

/** Goes on, or says again what stands in the way of the page's calls, as the visitor may have closed it. */
function look(): void {
  permit().then(goOn, () => {})
}

/** Reads again what a change of another tab concerns, where this page shows it. */
function refresh(path: string): void {
  if (/\/user\/update-(profile|profession|job)/.test(path) && $profile.lc) void $profile.refetch()
  if (/bookmark$|\/apply$/.test(path)) $savedChanges.set($savedChanges.get() + 1)
}
