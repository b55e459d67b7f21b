import type Quill from 'quill/core.js'

/** Says what came of a text; what says it loads with the first words, as most texts have none. */
export function sayLate({ root }: Quill, words: string): void {
  const around = root.getRootNode() as ShadowRoot
  // where it does not come, the next words ask for it again
  void import('../../announcer').then(({ say }) => say(around, words)).catch(() => {})
}
