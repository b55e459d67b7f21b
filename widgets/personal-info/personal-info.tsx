import { ProfileDialog } from '../../src/index'
import { PersonalForm } from './personal-form'
import { personalInfoTexts } from './personal-info.texts'

/** What the page sets. */
export interface PersonalInfoProps {
  open: boolean
  field: string
}

/** The Personal Information dialog. */
export function PersonalInfo({ open, field }: PersonalInfoProps) {
  const { title } = personalInfoTexts()
  return (
    <ProfileDialog open={open} field={field} title={title} width={680} heights={[782, 1133]}>
      {(profile, close) => <PersonalForm profile={profile} title={title} close={close} />}
    </ProfileDialog>
  )
}
