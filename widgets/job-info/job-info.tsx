import { ProfileDialog } from '../../src/index'
import { JobForm } from './job-form'
import { jobInfoTexts } from './job-info.texts'

/** What the page sets. */
export interface JobInfoProps {
  open: boolean
  field: string
}

/** The Job Information dialog. */
export function JobInfo({ open, field }: JobInfoProps) {
  const { title } = jobInfoTexts()
  return (
    <ProfileDialog open={open} field={field} title={title} width={680} heights={[611, 786]}>
      {(profile, close) => <JobForm profile={profile} close={close} />}
    </ProfileDialog>
  )
}
