import { changePasswordTexts } from './change-password.texts'

/** Advice on a new password, never a bound (Q41): length counts most, then variety. */
export function StrengthHint({ password }: { password: string }) {
  const t = changePasswordTexts()
  if (!password) return <>{t.start}</>
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter(kind => kind.test(password))
  const score = new Set(password).size + 2 * kinds.length
  if (score < 14) return <>{t.weak}</>
  return <>{score < 20 ? t.fair : t.strong}</>
}
