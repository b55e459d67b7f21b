/** Whether an address may become a link: a stored `javascript:` must not. A file of this page may, too. */
export function isWebAddress(url: string): boolean {
  try {
    return /^(https?|blob):$/.test(new URL(url, location.href).protocol)
  } catch {
    return false
  }
}
