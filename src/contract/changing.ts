/** Whether a call changes state, and so needs the CSRF token. */
export function isChange({ method, changes }: { method: string; changes?: boolean }): boolean {
  return method !== 'GET' || !!changes
}
