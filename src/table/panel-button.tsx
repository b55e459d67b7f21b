import { useRef, type ComponentType, type ReactNode, type RefObject } from 'react'
import { useHost } from '../ui/host'
import { useLazyPart } from '../ui/lazy-part'

/** What a panel is told by the button that opens it. */
export interface PanelProps {
  button: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

interface PanelButtonProps<P> {
  className: string
  bring: () => Promise<ComponentType<P & PanelProps>>
  panel: P
  children: ReactNode
}

/** A button that opens a panel over the page; the panel loads when the button is reached. */
export function PanelButton<P extends object>({
  className,
  bring,
  panel,
  children,
}: PanelButtonProps<P>) {
  const button = useRef<HTMLButtonElement>(null)
  const host = useHost()
  const {
    part: Panel,
    open,
    reach,
    close,
  } = useLazyPart(async () => {
    const Panel = await bring()
    // the visitor may have gone on in the meantime
    return host.root.activeElement === button.current ? Panel : undefined
  })

  function onClick() {
    // Safari gives a pressed button no focus
    button.current!.focus({ preventScroll: true })
    if (Panel) close()
    else void open()
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-expanded={!!Panel}
        onPointerEnter={() => reach()}
        onFocus={() => reach()}
        onClick={onClick}
      >
        {children}
      </button>
      {Panel && <Panel {...panel} button={button} onClose={close} />}
    </>
  )
}
