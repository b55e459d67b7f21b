import {
  changePassword,
  FormDialog,
  labelsOf,
  navigate,
  PasswordField,
  submitFailed,
  useDialogWidget,
  useAfterSave,
  useForm,
  useHost,
  siteUrl,
} from '../../src/index'
import { StrengthHint } from './strength-hint'
import { changePasswordTexts } from './change-password.texts'

/** Milliseconds: the toast, and from the save to the sign-in page (R127). */
const TOAST = 6000
const LEAVE_AFTER = 3000

const empty = { current_password: '', password: '', confirm_password: '' }

/** What the page sets. */
export interface ChangePasswordProps {
  open: boolean
}

/** The Change Password dialog; all checks are the server's (R125). */
export function ChangePassword({ open }: ChangePasswordProps) {
  const { close } = useDialogWidget(open)
  return open && <PasswordForm close={close} />
}

function PasswordForm({ close }: { close: () => void }) {
  const host = useHost()
  const t = changePasswordTexts()
  const onDone = useAfterSave({
    section: 'password',
    message: t.saved,
    toastFor: TOAST,
    closeAfter: LEAVE_AFTER,
    close,
    // a page that took the tag away is on its own way
    refresh: () => host.element.isConnected && navigate(host, siteUrl('/user-sign-in')),
  })
  const form = useForm({
    initial: empty,
    save: (body, signal) => changePassword({ body, signal }),
    onDone,
    onFailed: () => submitFailed(TOAST),
  })
  const masked = form.state !== 'editing'
  return (
    <FormDialog
      title={t.title}
      width={440}
      form={form}
      labels={labelsOf(empty, {
        current_password: t.current,
        password: t.password,
        confirm_password: t.confirm,
      })}
      onClose={close}
    >
      <div className="form">
        <PasswordField
          {...form.bind('current_password')}
          label={t.current}
          mandatory
          autoFocus
          autoComplete="current-password"
          masked={masked}
        />
        <PasswordField
          {...form.bind('password')}
          label={t.password}
          mandatory
          autoComplete="new-password"
          masked={masked}
          hint={<StrengthHint password={form.values.password} />}
        />
        <PasswordField
          {...form.bind('confirm_password')}
          label={t.confirm}
          mandatory
          autoComplete="new-password"
          masked={masked}
        />
      </div>
    </FormDialog>
  )
}
