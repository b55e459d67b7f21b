import { useEffect, useRef, type ReactNode } from 'react'
import { Button, FileButton, Icon, pencil } from '../../src/index'
import type { LogoStep } from './logo-dialogs'
import { logoRules } from './logo-rules'
import { companyProfileTexts } from './company-profile.texts'

interface LogoActionsProps {
  /** The logo; none where there is none. */
  image: Blob | string | undefined
  /** The name by which a message of the form leads here. */
  name?: string
  /** The ids of what is said of it. */
  describedBy: string
  /** Stands in the place of all while the logo is on its way. */
  sending?: ReactNode
  onLogo: (logo: File) => void
  onFault: (message: string | undefined) => void
  onStep: (step: LogoStep) => void
}

/** What can be done about the logo: Upload, or Edit and Delete (R164). */
export function LogoActions({
  image,
  name,
  sending,
  onLogo,
  onFault,
  onStep,
  ...rest
}: LogoActionsProps) {
  const t = companyProfileTexts()
  const box = useRef<HTMLDivElement>(null)
  const isSending = !!sending
  const shown = [!!image, isSending].join()
  const before = useRef(shown)
  // what had the focus, or what a dialog gives it back to, is gone by now
  useEffect(() => {
    const isSame = before.current === shown
    before.current = shown
    if (isSame || isSending || document.activeElement !== document.body) return
    box.current!.querySelector<HTMLElement>('button, input')!.focus()
  }, [shown, isSending])
  return (
    <div ref={box} className="company-profile__buttons">
      {sending ||
        (image ? (
          <>
            <Button
              name={name}
              size="sm"
              aria-describedby={rest.describedBy}
              onClick={() => onStep({ kind: 'crop', image })}
            >
              <Icon path={pencil} />
              {t.edit}
            </Button>
            <Button
              size="sm"
              kind="ghost"
              className="company-profile__delete"
              onClick={() => onStep({ kind: 'delete' })}
            >
              {t.delete}
            </Button>
          </>
        ) : (
          <FileButton
            {...logoRules}
            {...rest}
            name={name}
            label={t.upload}
            onFault={onFault}
            onFile={file => {
              onFault(undefined)
              onLogo(file)
            }}
          />
        ))}
    </div>
  )
}
