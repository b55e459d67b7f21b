/** The page around stands at another path, while the story is shown. */
export function at(path: string): () => () => void {
  return () => {
    const { href } = location
    history.replaceState(null, '', path)
    return () => history.replaceState(null, '', href)
  }
}
