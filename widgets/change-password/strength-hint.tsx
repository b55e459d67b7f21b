import { useEffect, useRef } from 'react'
import { say, useHost } from '../../src/index'
import { changePasswordTexts } from './change-password.texts'

/** Milliseconds without a letter after which typing rests. */
const REST = 1000

/** Advice on a new password, never a bound (Q41); said when it is another once typing rests, as the field has the focus already. */
export function StrengthHint({ password }: { password: string }) {
  const { root } = useHost()
  const words = adviceOn(password)
  // the first is heard with the field
  const heard = useRef(words)
  useEffect(() => {
    if (words === heard.current) return
    const pause = setTimeout(() => say(root, (heard.current = words)), REST)
    return () => clearTimeout(pause)
  }, [root, words, password])
  return <>{words}</>
}

/** Length counts most, then variety. */
function adviceOn(password: string): string {
  const t = changePasswordTexts()
  if (!password) return t.start
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter(kind => kind.test(password))
  const score = new Set(password).size + 2 * kinds.length
  if (score < 14) return t.weak
  return score < 20 ? t.fair : t.strong
}
