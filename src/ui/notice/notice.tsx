import type { ReactNode } from 'react'
import { useStyles } from '../host'
import { alert, Icon } from '../icons'
import { done } from '../icons'
import css from './notice.css'

interface NoticeProps {
  tone: 'danger' | 'success' | 'warning'
  /** What is heard of it where it is to take the focus, in place of being announced. */
  name?: string | undefined
  /** What can be done about it. */
  action?: ReactNode
  children: ReactNode
}

/**
 * A note in the flow of a screen, announced when it appears.
 *
 * Of a failure nothing else may tell: a status that comes with its words is not heard everywhere, an alert is.
 */
export function Notice({ tone, name, action, children }: NoticeProps) {
  useStyles(css)
  const role = name ? 'group' : tone === 'danger' ? 'alert' : 'status'
  return (
    <div
      className={`notice notice--${tone}`}
      role={role}
      aria-label={name}
      tabIndex={name ? -1 : undefined}
    >
      <Icon path={tone === 'success' ? done : alert} />
      <div className="notice__text">{children}</div>
      {action}
    </div>
  )
}
