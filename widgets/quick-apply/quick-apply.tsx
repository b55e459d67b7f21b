import { ProfileDialog } from '../../src/index'
import { ApplyForm } from './apply-form'
import { quickApplyTexts } from './quick-apply.texts'

/** What the page sets. */
export interface QuickApplyProps {
  jobId: number
  jobTitle: string
  open: boolean
}

/** The Quick Apply dialog. */
export function QuickApply({ jobId, jobTitle, open }: QuickApplyProps) {
  return (
    <ProfileDialog open={open} title={quickApplyTexts().title} width={560} heights={[660, 750]}>
      {/* a page that goes on to another job keeps the tag: what was typed is for the one before */}
      {(profile, close) => <ApplyForm key={jobId} {...{ profile, jobId, jobTitle, close }} />}
    </ProfileDialog>
  )
}
