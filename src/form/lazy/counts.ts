import { useEffect } from 'react'
import { useHost } from '../../ui/host'
import { late } from '../../ui/lazy-part'

/** Milliseconds without a letter after which typing rests. */
const REST = 1000

/** How full a text is, of what there may be, before its counter is said. */
const NEAR = 0.9

/** Says the counter of a text, once its typing rests near the limit (R43). */
export function useCounts(): void {
  const host = useHost()
  useEffect(() => {
    const { root } = host
    const life = new AbortController()
    let pause: ReturnType<typeof setTimeout>
    const onInput = ({ target }: Event) => {
      const { name, value } = target as HTMLTextAreaElement
      const counter = root.getElementById(`${name}-count`)
      if (!counter) return
      clearTimeout(pause)
      pause = setTimeout(() => {
        // "460/500 characters", in whatever words
        const words = counter.textContent!
        const [most = 0] = (words.match(/\d+/g) ?? []).map(Number).sort((a, b) => b - a)
        if (value.length < most * NEAR) return
        void late(host, async () => (await import('../../ui/announcer')).say(root, words))
      }, REST)
    }
    root.addEventListener('input', onInput, life)
    return () => {
      clearTimeout(pause)
      life.abort()
    }
  }, [host])
}
