import { $savedChanges } from '../stores/saved-changes'
import { accountOf, callAddress, isOwn, type Account } from '../config'
import { clearDrafts } from '../form/clear-drafts'
import { gate } from '../http'
import { $profile, $stranger } from '../stores/profile'
import { doubt, goOn, hear, isOurs, meet, permit } from './account'
import { listen, tell } from './channel'
import { keep } from './client'

/** The account for which this tab has told the others that it is here. */
let joined: Account

/**
 * Keeps in touch with the other tabs of this origin: who is signed in, and what they changed (Q107). `heed`
 * is called where the page's head may name another account.
 */
export function join(heed: () => void): void {
  // what the head said while this was on its way
  heed()
  const before = joined
  joined = accountOf() ?? null
  if (before === undefined) beginToHear(heed)
  if (joined && joined !== before) tell({ account: joined })
}

function beginToHear(heed: () => void): void {
  // another origin has no session of ours
  if (isOwn(callAddress(''))) gate.keep = keep
  listen(({ account, path = '' }) => {
    if (/\/logout$/.test(path)) {
      // a sign-out may be refused
      void hear(null).then(() => isOurs() || clearDrafts())
    } else if (path && account === accountOf()) refresh(path)
    else void hear(account)
  })
  $stranger.subscribe(stranger => {
    if (!stranger) return
    $stranger.set(undefined)
    meet(stranger)
  })
  // a morph leaves the tags where they are
  new MutationObserver(heed).observe(document.head, {
    subtree: true,
    childList: true,
    attributeFilter: ['content'],
  })
  addEventListener('focus', look)
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    // what was told while the browser kept the page aside was not heard
    doubt()
    look()
  })
  atNextPress()
}

let isPrepared = false

function atNextPress(): void {
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, prepare, { once: true })
}

/** Brings what says how a save went: it has to be here when the network is gone. */
export function prepare(): void {
  if (isPrepared) return
  isPrepared = true
  import('./lazy/ready')
    .then(ready => ready.beReady())
    .catch(() => {
      isPrepared = false
      atNextPress()
    })
}

/** Goes on, or says again that another account is signed in, as the visitor may have closed that note. */
function look(): void {
  permit().then(goOn, () => {})
}

/** Reads again what a change of another tab concerns, where this page shows it. */
function refresh(path: string): void {
  if (/\/user\/update-(profile|profession|job)/.test(path) && $profile.lc) void $profile.refetch()
  if (/bookmark$|\/apply$/.test(path)) $savedChanges.set($savedChanges.get() + 1)
}
