import { useEffect, useRef, useState } from 'react'
import {
  Button,
  clearDrafts,
  Dialog,
  DialogBody,
  DialogFoot,
  door,
  Icon,
  logout,
  navigate,
  texts,
  toast,
  useDialogWidget,
  useHost,
} from '../../src/index'

const english = {
  label: 'Sign out',
  question: 'Are you sure you want Sign out?',
  cancel: 'Cancel',
  signOut: 'Sign out',
  leaving: 'Logging Out...',
  failed: 'Logout failed!',
  close: 'Close',
}

/** Milliseconds from signing out to the home page (R130); the toasts stay as long. */
const LEAVE_AFTER = 2000

/** What the page sets. */
export interface SignOutProps {
  open: boolean
}

/** Asks, signs out, and leads to the home page. */
export function SignOut({ open }: SignOutProps) {
  const host = useHost()
  const t = texts('sign-out', english)
  const { close } = useDialogWidget(open)
  const [isLeaving, setLeaving] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const say = (message: string, tone: 'success' | 'danger') =>
    toast({ message, tone, duration: LEAVE_AFTER, closeLabel: t.close })

  async function signOut() {
    setLeaving(true)
    try {
      await logout()
    } catch (error) {
      host.report(error, 'save')
      setLeaving(false)
      return say(t.failed, 'danger')
    }
    clearDrafts()
    timer.current = setTimeout(leave, LEAVE_AFTER)
    return say(t.leaving, 'success')
  }

  function leave() {
    setLeaving(false)
    close()
    navigate(host, '/')
  }

  /** Not while it is on its way. */
  const cancel = () => isLeaving || close()

  return (
    open && (
      <Dialog open alert title={t.label} width={380} onClose={cancel}>
        <DialogBody>
          <div className="sign-out">
            <span className="sign-out__icon">
              <Icon path={door} className="i--flip" />
            </span>
            <p className="sign-out__question">{t.question}</p>
          </div>
        </DialogBody>
        <DialogFoot>
          <Button autoFocus onClick={cancel}>
            {t.cancel}
          </Button>
          <Button kind="primary" saving={isLeaving} onClick={() => void signOut()}>
            {t.signOut}
          </Button>
        </DialogFoot>
      </Dialog>
    )
  )
}
