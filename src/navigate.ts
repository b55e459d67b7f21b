import type { Host } from './ui/host'

/** Leaves the page, unless a listener of `ndt-navigate` takes over; says whether it leaves. */
export function navigate(host: Host, url: string, { replace = false } = {}): boolean {
  const isLeaving = host.emit('ndt-navigate', { url, replace })
  if (isLeaving) location[replace ? 'replace' : 'assign'](url)
  return isLeaving
}
