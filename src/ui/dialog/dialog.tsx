import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Button } from '../button'
import css from './dialog.css'
import { useStyles } from '../host'
import { Icon } from '../icons'
import { cross } from '../icons'
import { partsTexts } from '../texts'
import { useModal } from './use-modal'

/** What the focus can be in, and scrolls into view with it. */
const CONTROLS = 'a, button, input, select, textarea'

interface DialogProps {
  open: boolean
  title: string
  /** The visitor wants to close it: by the button, Escape or the backdrop. */
  onClose: () => void
  /** Pixels, where the window allows. */
  width?: number
  /** Its height likewise, while what it will hold is on its way. */
  height?: number | undefined
  /** From the lower edge of the window. */
  drawer?: boolean
  /** The id of a question that wants an answer: announced as an alert, and without a head of its own. */
  alert?: string
  /** A press on the backdrop leaves it open. */
  isStatic?: boolean
  children: ReactNode
}

/**
 * A modal dialog: the browser's own, which keeps the focus inside and gives it back.
 *
 * @csspart dialog - a dialog that the tag opens
 * @key Tab, Shift+Tab - stay inside the dialog
 * @key Escape - closes it
 */
export function Dialog(props: DialogProps) {
  useStyles(css)
  const { open, title, onClose, width, height, drawer, alert, isStatic, children } = props
  const ref = useRef<HTMLDialogElement>(null)
  const isPressedOutside = useRef(false)

  useModal(ref, open)

  function onKeyDown(event: KeyboardEvent) {
    // 229: it drops a word that is being composed, and Safari says so by this code alone
    if (event.key !== 'Escape' || event.defaultPrevented || event.keyCode === 229) return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }

  /** A browser closes a dialog by itself at a second gesture Back; here it is the owner who does. */
  function onClosed() {
    if (!open || ref.current?.open !== false) return
    ref.current.showModal()
    onClose()
  }

  return (
    <dialog
      ref={ref}
      part="dialog"
      className={`dialog ${drawer ? 'dialog--drawer' : ''}`}
      style={{ maxInlineSize: width, blockSize: height }}
      role={alert && 'alertdialog'}
      aria-label={title}
      aria-describedby={alert}
      onKeyDown={onKeyDown}
      onCancel={event => {
        // a file field's bubbles
        if (event.target !== ref.current) return
        event.preventDefault()
        onClose()
      }}
      onClose={onClosed}
      onPointerDown={event => (isPressedOutside.current = event.target === ref.current)}
      onClick={event => {
        // the second of a double click was meant for what stood there at the first
        if (isStatic || event.detail > 1) return
        if (isPressedOutside.current && event.target === ref.current) onClose()
      }}
    >
      {!alert && (
        <div className="dialog__head">
          <h2 className="dialog__title">{title}</h2>
          <Button kind="ghost" icon aria-label={partsTexts().close} onClick={onClose}>
            <Icon path={cross} />
          </Button>
        </div>
      )}
      {children}
    </dialog>
  )
}

/** What a dialog shows; it scrolls, by keyboard too, while head and foot stay. */
export function DialogBody({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  const [isLongText, setLongText] = useState(false)

  useEffect(() => {
    const body = ref.current!
    const sizes = new ResizeObserver(() =>
      setLongText(body.scrollHeight > body.clientHeight && !body.querySelector(CONTROLS)),
    )
    sizes.observe(body)
    return () => sizes.disconnect()
  }, [])

  return (
    <div ref={ref} className="dialog__body" tabIndex={isLongText ? 0 : -1}>
      {children}
    </div>
  )
}

/** A dialog's buttons, the main one last. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return <div className="dialog__foot">{children}</div>
}
