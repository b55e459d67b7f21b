import { openBench, type Bench } from './rich-text-bundle'

declare const bench: Bench

/** Shows texts, types one character behind the word Here in each, and answers what goes back; `first` runs in the page. */
export async function typed(texts: string[], first = () => {}): Promise<(string | undefined)[]> {
  const page = await openBench()
  await page.evaluate(first)
  return page.evaluate(
    texts =>
      texts.map(html => {
        const unsafe = bench.show(html)
        if (unsafe.length) throw new Error(`unsafe: ${unsafe.join()} in ${html}`)
        bench.typeAfter('Here')
        return bench.said()
      }),
    texts,
  )
}
