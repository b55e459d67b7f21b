import { useRef, type ComponentType, type ReactNode, type RefObject } from 'react'
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
  const { part: Panel, open, reach, close } = useLazyPart(bring)
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
        onClick={() => (Panel ? close() : void open())}
      >
        {children}
      </button>
      {Panel && <Panel {...panel} button={button} onClose={close} />}
    </>
  )
}
