import { createContext, useContext, type ReactNode } from 'react'
import { fill } from '../../texts'
import css from './field.css'
import { useStyles } from '../host'
import { alert, Icon } from '../icons'
import { fieldTexts } from './texts'

/** What a form says below a field of that name, besides what is wrong with it. */
export const FieldNotes = createContext<((name: string) => ReactNode) | undefined>(undefined)

/** That, where something else than a field stands for the name. */
export function FieldNote({ name }: { name: string }): ReactNode {
  return useContext(FieldNotes)?.(name)
}

/** What every field shows around its control. */
export interface FieldProps {
  name: string
  label: string
  /** Every field says whether it has to be filled (R41). */
  mandatory?: boolean
  hint?: ReactNode
  error?: string
  className?: string
}

interface FieldFrameProps extends FieldProps {
  /** Characters typed, and how many there may be. */
  count?: { n: number; max: number } | 0
  /** The field itself refuses what was typed as it is left, and no Save that says so: it is heard at once. */
  refused?: string
  /** The control; its id is the field's name. */
  children: ReactNode
}

/**
 * A label, a control, and below it the hint, the counter and what is wrong.
 *
 * @csspart field - each field of a form, with its label
 */
export function Field({
  name,
  label,
  mandatory,
  hint,
  error,
  className = '',
  count,
  refused,
  children,
}: FieldFrameProps) {
  useStyles(css)
  const t = fieldTexts()
  return (
    <div part="field" className={`field ${error ? 'is-invalid' : ''} ${className}`}>
      <label className="field__label" htmlFor={name}>
        {label} <span className="field__need">{mandatory ? t.mandatory : t.optional}</span>
      </label>
      {children}
      {count && (
        <bdi
          id={`${name}-count`}
          className={`field__count ${count.n > count.max ? 'is-over' : ''}`}
        >
          {fill(t.count, count)}
        </bdi>
      )}
      {error && (
        <span className="field__error" id={`${name}-error`} role={refused && 'alert'}>
          <Icon path={alert} />
          <bdi>{error}</bdi>
        </span>
      )}
      <FieldNote name={name} />
      {hint && (
        <span className="field__hint" dir="auto" id={`${name}-hint`}>
          {hint}
        </span>
      )}
    </div>
  )
}

/** What ties a control to its field for assistive technology. */
export function describe({ name, hint, error, max }: FieldProps & { max?: number }) {
  const ids = [error && `${name}-error`, max && `${name}-count`, hint && `${name}-hint`].filter(
    Boolean,
  )
  return {
    id: name,
    name,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': ids.join(' ') || undefined,
  }
}
