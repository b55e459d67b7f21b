import { fill } from '../../texts'
import { Button } from '../../ui/button'
import { useHost, useStyles } from '../../ui/host'
import type { Form } from '../form-types'
import type { Labels } from '../labels'
import css from './choice.lazy.css'
import { settle } from './held'
import { careTexts } from './texts'
import { wordsOf } from './words-of'

/** What a form's care works on. */
export interface CareProps<V extends object> {
  form: Form<V>
  labels: Labels
}

type ChoiceProps<V extends object> = CareProps<V> & { name: string }

/** A field that was changed here and elsewhere: what it is there, and which of both stays (Q106). */
export function Choice<V extends object>({ name, form, labels }: ChoiceProps<V>) {
  useStyles(css)
  const t = careTexts()
  const label = labels.get(name) || name
  const { held, setHeld } = form.inner
  const { root } = useHost()
  const find = (selector: string) => root.querySelector<HTMLElement>(selector)
  const named = `[name="${CSS.escape(name)}"]`

  /** The values of a select and of boxes are no words: they show them. */
  function optionOf(value: string) {
    const given = `[value="${CSS.escape(value)}"]`
    const option = value && find(`select${named} option${given}, label:has(> ${named}${given})`)
    return option ? option.textContent! : undefined
  }

  function answer(isMine: boolean) {
    // the button goes
    find(named)?.focus()
    // edited again, also where that leaves nothing to save: the page stays
    form.set(name as keyof V, form.values[name as keyof V])
    setHeld(now => settle(now, name, isMine))
    form.forgive(other => other === name)
  }

  const value = wordsOf(held.theirs[name as keyof V], optionOf)
  const tied = { size: 'sm', 'aria-describedby': `${name}-elsewhere` } as const
  return (
    <div className="choice" role="group" aria-label={label}>
      <span id={`${name}-elsewhere`} className="choice__what" dir="auto">
        {value ? fill(t.changed, { value }) : t.emptied}
      </span>
      <Button
        {...tied}
        data-choice={name}
        aria-label={fill(t.named, { action: t.keep, field: label })}
        onClick={() => answer(true)}
      >
        {t.keep}
      </Button>
      <Button
        {...tied}
        aria-label={fill(t.named, { action: t.take, field: label })}
        onClick={() => answer(false)}
      >
        {t.take}
      </Button>
    </div>
  )
}
