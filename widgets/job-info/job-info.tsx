import { ProfileDialog, texts } from '../../src/index'
import { JobForm } from './job-form'

const english = { title: 'Job Information' }

/** What the page sets. */
export interface JobInfoProps {
  open: boolean
}

/** The Job Information dialog. */
export function JobInfo({ open }: JobInfoProps) {
  const { title } = texts('job-info', english)
  return (
    <ProfileDialog open={open} title={title} width={680}>
      {(profile, close) => <JobForm profile={profile} title={title} close={close} />}
    </ProfileDialog>
  )
}
