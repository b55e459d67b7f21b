import { Button, cross, FileText, Icon } from '../../src/index'
import { companyProfileTexts } from './company-profile.texts'

interface LogoSendingProps {
  name: string
  /** How much of it has gone out, from 0 to 1. */
  progress: number
  onCancel: () => void
}

/** The logo on its way, in the place of what else can be done about it: how far it is, and the way to give it up. */
export function LogoSending({ onCancel, ...file }: LogoSendingProps) {
  return (
    <>
      <FileText {...file} />
      <Button
        kind="ghost"
        size="sm"
        icon
        aria-label={companyProfileTexts().cancelUpload}
        onClick={onCancel}
      >
        <Icon path={cross} />
      </Button>
    </>
  )
}
