import type { Probe } from './reading'

/** A job seeker's profile: the page's account, and with what merging of two people's changes needs. */
export function checkProfile(probe: Probe): void {
  const { account } = probe.page
  const { user_id } = probe.value as { user_id?: number }
  if (account && user_id && String(user_id) !== account) {
    const hint = 'Both name the account: the page asks whether somebody else has signed in.'
    probe.found.fault(`is ${user_id}; the page's user is ${account}.`, hint, 'data.user_id')
  }
  checkVersion(probe)
}

/** What a form edits says which state it is in. */
export function checkVersion({ value, found }: Probe): void {
  const hint = 'With it, and 412 for a save of an older state, nobody overwrites another.'
  if (!(value as { updated_at: string | null }).updated_at)
    found.note('There is no updated_at.', hint)
}
