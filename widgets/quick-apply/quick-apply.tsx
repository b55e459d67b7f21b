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
      {(profile, close) => <ApplyForm {...{ profile, jobId, jobTitle, close }} />}
    </ProfileDialog>
  )
}
