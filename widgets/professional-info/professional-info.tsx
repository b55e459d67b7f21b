import { ProfileDialog } from '../../src/index'
import { ProfessionalForm } from './professional-form'
import { professionalInfoTexts } from './professional-info.texts'

/** What the page sets. */
export interface ProfessionalInfoProps {
  open: boolean
  field: string
}

/** The Professional Information dialog. */
export function ProfessionalInfo({ open, field }: ProfessionalInfoProps) {
  const { title } = professionalInfoTexts()
  return (
    <ProfileDialog open={open} field={field} title={title} width={560} heights={[374, 452]}>
      {(profile, close) => <ProfessionalForm profile={profile} title={title} close={close} />}
    </ProfileDialog>
  )
}
