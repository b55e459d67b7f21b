import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Button } from './button'
import css from './dialog.css'
import { useStyles } from './host'
import { cross, Icon } from './icons'
import { enterModal, leaveModal } from './modals'

interface DialogProps {
  open: boolean
  title: string
  closeLabel: string
  /** The visitor closed it: by the button, Escape or the backdrop. */
  onClose: () => void
  /** From the lower edge of the window. */
  drawer?: boolean
  footer?: ReactNode
  children: ReactNode
}

/** A modal dialog: the browser's own, which keeps the focus inside and gives it back. */
export function Dialog({
  open,
  title,
  closeLabel,
  onClose,
  drawer,
  footer,
  children,
}: DialogProps) {
  useStyles(css)
  const titleId = useId()
  const ref = useRef<HTMLDialogElement>(null)

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

  return (
    <dialog
      ref={ref}
      className={`dialog ${drawer ? 'dialog--drawer' : ''}`}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={event => event.target === ref.current && onClose()}
    >
      <header className="dialog__head">
        <h2 id={titleId} className="dialog__title">
          {title}
        </h2>
        <Button kind="ghost" icon aria-label={closeLabel} onClick={onClose}>
          <Icon path={cross} />
        </Button>
      </header>
      <div className="dialog__body">{children}</div>
      {footer && <footer className="dialog__foot">{footer}</footer>}
    </dialog>
  )
}
