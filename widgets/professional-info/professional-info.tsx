import { ProfileDialog, texts } from '../../src/index'
import { ProfessionalForm } from './professional-form'

const english = { title: 'Professional Information' }

/** What the page sets. */
export interface ProfessionalInfoProps {
  open: boolean
}

/** The Professional Information dialog. */
export function ProfessionalInfo({ open }: ProfessionalInfoProps) {
  const { title } = texts('professional-info', english)
  return (
    <ProfileDialog open={open} title={title} width={560}>
      {(profile, close) => <ProfessionalForm profile={profile} title={title} close={close} />}
    </ProfileDialog>
  )
}
