import type { HTMLAttributes, ReactNode } from 'react'
import { useStyles } from '../host'
import { alert, Icon } from '../icons'
import css from './notice.css'

interface NoticeProps extends HTMLAttributes<HTMLDivElement> {
  tone: 'danger' | 'success' | 'warning'
  /** What stands before the words; a warning sign, unless it is said. */
  icon?: string
  /** What can be done about it. */
  action?: ReactNode
  children: ReactNode
}

/**
 * A note in the flow of a screen, announced when it appears.
 *
 * One that takes the focus is a named group instead. Of a failure nothing else may tell: a status that comes with its
 * words is not heard everywhere, an alert is.
 */
export function Notice({ tone, icon = alert, action, children, ...rest }: NoticeProps) {
  useStyles(css)
  return (
    <div
      className={`notice notice--${tone}`}
      role={tone === 'danger' ? 'alert' : 'status'}
      {...rest}
    >
      <Icon path={icon} />
      <div className="notice__text">{children}</div>
      {action}
    </div>
  )
}
