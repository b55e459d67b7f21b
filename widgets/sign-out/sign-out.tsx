import { useEffect, useRef, useState } from 'react'
import {
  accountOf,
  Button,
  clearDrafts,
  Dialog,
  DialogBody,
  DialogFoot,
  door,
  Icon,
  logout,
  navigate,
  toast,
  useDialogWidget,
  useHost,
  siteUrl,
  tab,
  type ApiError,
} from '../../src/index'
import { signOutTexts } from './sign-out.texts'

/** Milliseconds from signing out to the home page (R130); the toasts stay as long. */
const LEAVE_AFTER = 2000

/** Where a token ran out: the next call asks whether anybody is signed in, and takes a fresh one. */
function onceMore(error: ApiError): Promise<unknown> {
  if (error.status === 419) return logout()
  throw error
}

/** What the page sets. */
export interface SignOutProps {
  open: boolean
}

/** Asks, signs out, and leads to the home page. */
export function SignOut({ open }: SignOutProps) {
  const host = useHost()
  const t = signOutTexts()
  const { close } = useDialogWidget(open)
  const [isLeaving, setLeaving] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  async function signOut() {
    setLeaving(true)
    try {
      await logout().catch(onceMore)
    } catch (error) {
      // what has ended already needs no end
      if ((error as ApiError).status !== 401) return fail(error)
    }
    tab.signedOut = accountOf()
    clearDrafts()
    timer.current = setTimeout(leave, LEAVE_AFTER)
    return toast({ message: t.leaving, duration: LEAVE_AFTER })
  }

  function fail(error: unknown) {
    host.report(error, 'save')
    setLeaving(false)
    return toast({ message: t.failed, tone: 'danger', duration: LEAVE_AFTER })
  }

  function leave() {
    setLeaving(false)
    close()
    navigate(host, siteUrl('/'))
  }

  /** Not while it is on its way. */
  const cancel = () => isLeaving || close()

  return (
    open && (
      <Dialog open alert="question" title={t.label} width={380} onClose={cancel}>
        <DialogBody>
          <div className="sign-out">
            <span className="sign-out__icon">
              <Icon path={door} className="i--flip" />
            </span>
            <p id="question" className="sign-out__question">
              {t.question}
            </p>
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
