/** What a page may cost: all the scripts that it loads before a dialog opens, compressed. */
export const budgets = {
  loader: { limit: '1.5 kB', requests: 1 },
  tag: { limit: '20 kB', requests: 3 },
  dashboard: { limit: '25 kB', requests: 6 },
}
