import {
  Dialog,
  DialogBody,
  Failure,
  SkeletonLines,
  texts,
  useDialogWidget,
  useQuery,
} from '../../src/index'
import { PreferencesForm } from './preferences-form'
import { $preferences } from './preferences.store'

const english = {
  title: 'Preferences',
  failed: 'Error fetching data. Please try again later.',
}

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
  const t = texts('preferences', english)
  const { data, error, loading } = useQuery($preferences)
  if (data && !loading) return <PreferencesForm {...data} title={t.title} close={close} />
  return (
    <Dialog open title={t.title} width={460} onClose={close}>
      <DialogBody>
        {error ? (
          <Failure text={t.failed} onRetry={$preferences.refetch} />
        ) : (
          <SkeletonLines lines={4} />
        )}
      </DialogBody>
    </Dialog>
  )
}
