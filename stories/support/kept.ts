/** Forgets what the widgets of a story before have kept in this browser; Storybook's own settings stay. */
export function forgetKept(): void {
  for (const store of [localStorage, sessionStorage])
    for (const name of Object.keys(store)) if (name.startsWith('ndt')) store.removeItem(name)
}
