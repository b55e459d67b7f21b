import type { ReactNode } from 'react'
import { useStyles } from './host'
import { alert, done, Icon } from './icons'
import css from './notice.css'

interface NoticeProps {
  tone: 'danger' | 'success' | 'warning'
  children: ReactNode
}

/** A note in the flow of a screen, announced when it appears. */
export function Notice({ tone, children }: NoticeProps) {
  useStyles(css)
  return (
    <div className={`notice notice--${tone}`} role="status">
      <Icon path={tone === 'success' ? done : alert} />
      <div>{children}</div>
    </div>
  )
}
