/** What the dialogs with forms share; apart from the kernel, so that a page of cards does not carry it. */
export { clearDrafts } from './drafts'
export { FormDialog } from './form-dialog'
export { submitFailed } from './submit-failed'
export { useDialogWidget } from './use-dialog-widget'
export { useForm, type Bound, type Form } from './use-form'
export { useSaved } from './use-saved'
