import { useStyles } from '../../ui/host'
import css from './choice.lazy.css'
import { Choice, type CareProps } from './choice'
import { careTexts } from './texts'
import { unreadOf } from './unread'

/** What a field's form says below it: a choice where both sides changed it, and what could not be read of it. */
export function Under<V extends object>({ name, ...care }: CareProps<V> & { name: string }) {
  useStyles(css)
  const { asked, values, inner } = care.form
  return (
    <>
      {asked.includes(name) && <Choice name={name} {...care} />}
      {unreadOf(values, inner.stored).includes(name) && (
        <p className="choice choice__what">{careTexts().unreadHere}</p>
      )}
    </>
  )
}
