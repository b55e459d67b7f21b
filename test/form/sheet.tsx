import { onTestFinished } from 'vitest'
import {
  flag,
  FormDialog,
  labelsOf,
  TextField,
  useDialogWidget,
  useForm,
  useAfterSave,
  type Form,
} from '../../src/index'
import type { FormOptions } from '../../src/form/use-form'
import { define, place } from '../support/widget'
import { settle } from '../support/time'
import { lookInto } from '../widgets/dialogs'
import { signIn, usePortal } from '../widgets/portal'

/** What the tests' form is about. */
export interface Sheet {
  part: string
  weld: string
}

interface Given extends Partial<FormOptions<Sheet>> {
  open?: boolean
  hasQuietlyFailed?: boolean
  closeAfter?: number
  refresh?: () => void
}

/** A dialog's tag with a form of two fields, open unless it is said, on a page of a signed-in user. */
export async function placeSheet(given: Given = {}) {
  usePortal()
  if (!document.querySelector('meta[name=user]')) signIn()
  onTestFinished(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  let form: Form<Sheet> | undefined
  const tag = define<{ open: boolean }>({
    component: ({ open }) => {
      const { close } = useDialogWidget(open)
      return open && <Filled given={given} close={close} seen={now => (form = now)} />
    },
    attributes: { open: flag() },
    methods: ['show', 'close'],
  })
  const element = place(tag, given.open === false ? {} : { open: '' })
  await settle()
  const reopen = async () => {
    element.toggleAttribute('open', true)
    await settle()
  }
  return { tag, element, reopen, form: () => form!, ...lookInto(element) }
}

interface FilledProps {
  given: Given
  close: () => void
  seen: (form: Form<Sheet>) => void
}

function Filled({ given, close, seen }: FilledProps) {
  const { closeAfter = 1000, refresh = () => {}, hasQuietlyFailed, ...options } = given
  const onDone = useAfterSave({
    section: 'sheet',
    message: 'Sheet Updated',
    toastFor: 2000,
    closeAfter,
    close,
    refresh,
  })
  const form = useForm<Sheet>({
    initial: { part: 'Nozzle N4', weld: '' },
    save: async () => {},
    onDone,
    ...options,
  })
  seen(form)
  return (
    <FormDialog
      title="Weld Sheet"
      width={440}
      form={form}
      labels={labelsOf(form.values, { part: 'Part', weld: 'Weld', gate: 'Gate' })}
      hasQuietlyFailed={hasQuietlyFailed}
      onClose={close}
    >
      <TextField {...form.bind('part')} label="Part" mandatory autoFocus />
      <TextField {...form.bind('weld')} label="Weld" />
    </FormDialog>
  )
}
