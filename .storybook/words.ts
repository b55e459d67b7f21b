/** What a folder, a tag or a story is called where people read it: `saved-panel` is "Saved panel". */
export function wordsOf(name: string): string {
  const words = name.replaceAll('-', ' ')
  return words[0]!.toUpperCase() + words.slice(1)
}
