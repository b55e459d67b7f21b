import { ProfileDialog, texts } from '../../src/index'
import { PersonalForm } from './personal-form'

const english = { title: 'Personal Information' }

/** What the page sets. */
export interface PersonalInfoProps {
  open: boolean
}

/** The Personal Information dialog. */
export function PersonalInfo({ open }: PersonalInfoProps) {
  const { title } = texts('personal-info', english)
  return (
    <ProfileDialog open={open} title={title} width={680}>
      {(profile, close) => <PersonalForm profile={profile} title={title} close={close} />}
    </ProfileDialog>
  )
}
