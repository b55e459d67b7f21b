import {
  Dialog,
  DialogBody,
  Failure,
  signInAfter,
  SkeletonLines,
  useDialogWidget,
  useQuery,
} from '../../src/index'
import { PreferencesForm } from './preferences-form'
import { $preferences } from './preferences.store'
import { preferencesTexts } from './preferences.texts'

/** What the page sets. */
export interface PreferencesProps {
  open: boolean
}

/** The Preferences dialog. */
export function Preferences({ open }: PreferencesProps) {
  const { close } = useDialogWidget(open)
  return open && <OpenPreferences close={close} />
}

function OpenPreferences({ close }: { close: () => void }) {
  const t = preferencesTexts()
  const { data, error } = useQuery($preferences)
  if (data) return <PreferencesForm {...data} title={t.title} close={close} />
  return (
    <Dialog open title={t.title} width={error ? 460 : 640} onClose={close}>
      <DialogBody>
        {error ? (
          <Failure text={t.failed} signIn={signInAfter(error)} onRetry={$preferences.refetch} />
        ) : (
          <SkeletonLines lines={4} />
        )}
      </DialogBody>
    </Dialog>
  )
}
