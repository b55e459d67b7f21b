import { texts } from '../texts'
import { Button, LinkButton } from '../ui/button'
import { Notice } from '../ui/notice'

const english = {
  ended: 'Your session has ended.',
  endedHow: 'Sign in again, then save. What you typed stays here.',
  signIn: 'Sign in',
  restored: 'What you typed last time is back.',
  startOver: 'Start over',
}

/** The session ended: signing in happens in another tab, and Save works again after it (Q43). */
export function SessionNote({ signIn = '/user-sign-in' }: { signIn?: string }) {
  const t = texts('forms', english)
  return (
    <Notice
      tone="warning"
      action={
        <LinkButton size="sm" href={signIn} target="_blank" rel="noopener">
          {t.signIn}
        </LinkButton>
      }
    >
      <div className="strong">{t.ended}</div>
      {t.endedHow}
    </Notice>
  )
}

/** The form began with a draft. */
export function RestoredNote({ onStartOver }: { onStartOver: () => void }) {
  const t = texts('forms', english)
  return (
    <Notice
      tone="success"
      action={
        <Button size="sm" onClick={onStartOver}>
          {t.startOver}
        </Button>
      }
    >
      {t.restored}
    </Notice>
  )
}
