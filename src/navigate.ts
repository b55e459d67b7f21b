import type { Host } from './ui/host'

/** Leaves the page, unless a listener of `ndt-navigate` takes over. */
export function navigate(host: Host, url: string, { replace = false } = {}): void {
  if (!host.emit('ndt-navigate', { url, replace })) return
  if (replace) location.replace(url)
  else location.assign(url)
}
