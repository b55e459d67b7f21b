import { useState } from 'react'
import { ProfileDialog } from '../../src/index'
import { ApplyForm, type Job } from './apply-form'
import { quickApplyTexts } from './quick-apply.texts'

/** What the page sets. */
export interface QuickApplyProps extends Job {
  open: boolean
}

/** The Quick Apply dialog. */
export function QuickApply({ jobId, jobTitle, open }: QuickApplyProps) {
  // what is on its way for the one before is not taken back, and what came of it is shown
  const [sent, setSent] = useState<Job | false>(false)
  const job = sent || { jobId, jobTitle }
  return (
    <ProfileDialog open={open} title={quickApplyTexts().title} width={560} heights={[660, 750]}>
      {/* a page that goes on to another job keeps the tag: what was typed is for the one before */}
      {(profile, close) => <ApplyForm key={job.jobId} {...{ ...job, profile, close, setSent }} />}
    </ProfileDialog>
  )
}
