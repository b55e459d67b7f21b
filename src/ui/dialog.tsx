import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { texts } from '../texts'
import { Button } from './button'
import css from './dialog.css'
import { useStyles } from './host'
import { Icon } from './icons'
import { enterModal, leaveModal } from './modals'
import { cross } from './more-icons'

const english = { close: 'Close' }

interface DialogProps {
  open: boolean
  title: string
  /** The visitor wants to close it: by the button, Escape or the backdrop. */
  onClose: () => void
  /** Pixels, where the window allows. */
  width?: number
  /** From the lower edge of the window. */
  drawer?: boolean
  /** A question that wants an answer: announced as an alert, and without a head of its own. */
  alert?: boolean
  children: ReactNode
}

/** A modal dialog: the browser's own, which keeps the focus inside and gives it back. */
export function Dialog({ open, title, onClose, width, drawer, alert, children }: DialogProps) {
  useStyles(css)
  const titleId = useId()
  const ref = useRef<HTMLDialogElement>(null)
  const isPressedOutside = useRef(false)

  useEffect(() => {
    const dialog = ref.current!
    if (!open) return
    dialog.showModal()
    enterModal(dialog)
    return () => {
      leaveModal(dialog)
      dialog.close()
    }
  }, [open])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }

  return (
    <dialog
      ref={ref}
      className={`dialog ${drawer ? 'dialog--drawer' : ''}`}
      style={{ maxInlineSize: width }}
      role={alert ? 'alertdialog' : undefined}
      aria-label={alert ? title : undefined}
      aria-labelledby={alert ? undefined : titleId}
      onKeyDown={onKeyDown}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
      onPointerDown={event => (isPressedOutside.current = event.target === ref.current)}
      onClick={event => {
        if (isPressedOutside.current && event.target === ref.current) onClose()
      }}
    >
      {!alert && (
        <header className="dialog__head">
          <h2 id={titleId} className="dialog__title">
            {title}
          </h2>
          <Button kind="ghost" icon aria-label={texts('parts', english).close} onClick={onClose}>
            <Icon path={cross} />
          </Button>
        </header>
      )}
      {children}
    </dialog>
  )
}

/** What a dialog shows; it scrolls, head and foot stay. */
export function DialogBody({ children }: { children: ReactNode }) {
  return (
    <div className="dialog__body" tabIndex={-1}>
      {children}
    </div>
  )
}

/** A dialog's buttons, the main one last. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return <footer className="dialog__foot">{children}</footer>
}
