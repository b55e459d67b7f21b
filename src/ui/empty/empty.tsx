import { useEffect, useState, type MouseEvent, type ReactNode } from 'react'
import { endedText } from '../../ended-text'
import { Button, SignInLink } from '../button'
import css from './empty.css'
import { useHost, useStyles } from '../host'
import { alert, Icon, retry } from '../icons'
import { late } from '../lazy-part'
import { partsTexts } from '../texts'

interface EmptyProps {
  text: string | undefined
  /** In the place of the picture. */
  icon?: ReactNode
  role?: 'alert' | undefined
  children: ReactNode
}

/** Nothing to show: a trace without an echo, a sentence, and the way on. */
export function Empty({ text, icon, role, children }: EmptyProps) {
  useStyles(css)
  return (
    <div className="empty" role={role}>
      {icon || (
        <svg className="empty__art" viewBox="0 0 96 56" aria-hidden="true">
          <path
            d="M4 42h88M8 42v5M20 42v3M32 42v3M44 42v3M56 42v5M68 42v3M80 42v3M88 42v3"
            opacity=".5"
          />
          <path d="M4 36h20l3-20 4 20h16" />
          <path className="empty__echo" d="M47 36h12m6 0h10m6 0h11" />
        </svg>
      )}
      <p className="muted">{text}</p>
      {children}
    </div>
  )
}

interface FailureProps {
  /** The described words. */
  text?: string
  /** The sign-in page, where the session has ended: that is said instead (Q93, Q109). */
  signIn?: string | undefined
  /** In the place of the sign; `null` for the picture of nothing to show. */
  icon?: ReactNode
  onRetry: () => Promise<void>
}

/** What just failed in another tag of the page: one failure is one alert. */
let alerted: string | undefined

/** A read that failed, with another try: its button goes once that has an answer, and what is around it takes the focus. */
export function Failure({
  text,
  signIn,
  icon = <Icon path={alert} className="i--20" />,
  onRetry,
}: FailureProps) {
  const host = useHost()
  const [isTrying, setTrying] = useState(false)
  const words = signIn ? endedText() : text
  const [role] = useState(() => {
    // what is behind an open dialog is not heard
    if (words === alerted && !host.root.querySelector('dialog')) return
    alerted = words
    setTimeout(() => (alerted = undefined), 1000)
    return 'alert' as const
  })
  useEffect(() => () => void (role && (alerted = undefined)), [role])
  // what the next try comes to is told without a network too
  useEffect(() => void import('./lazy/retried').catch(() => {}), [])

  function retryIt({ currentTarget }: MouseEvent<HTMLElement>) {
    setTrying(true)
    const around = currentTarget.closest<HTMLElement>('.card, .dialog')
    const done = onRetry().finally(() => setTrying(false))
    void late(host, async () =>
      (await import('./lazy/retried')).tellRetry(host.root, currentTarget, around, done),
    )
  }

  return (
    <Empty role={role} icon={icon} text={words}>
      {signIn && <SignInLink kind="primary" href={signIn} />}
      <Button saving={isTrying} onClick={retryIt}>
        <Icon path={retry} />
        {partsTexts().retry}
      </Button>
    </Empty>
  )
}
