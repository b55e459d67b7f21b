import { ProfileDialog } from '../../src/index'
import { ProfessionalForm } from './professional-form'
import { professionalInfoTexts } from './professional-info.texts'

/** What the page sets. */
export interface ProfessionalInfoProps {
  open: boolean
}

/** The Professional Information dialog. */
export function ProfessionalInfo({ open }: ProfessionalInfoProps) {
  const { title } = professionalInfoTexts()
  return (
    <ProfileDialog open={open} title={title} width={560}>
      {(profile, close) => <ProfessionalForm profile={profile} title={title} close={close} />}
    </ProfileDialog>
  )
}
