import { fieldsOf } from './dialog-fields'
import { h } from './dom'

/** Opens the dialog. */
export async function open() {
  const dialog = h('dialog', '', { 'aria-label': 'Personal Information' })
  document.body.append(dialog)
  dialog.showModal()
  dialog.append(
    ...(await fieldsOf((kind, label, value, options) => {
      const isInput = !['select', 'textarea'].includes(kind)
      const field = h(isInput ? 'input' : kind, '', isInput ? { type: kind } : {})
      field.append(...options.map(({ id, name }) => h('option', '', { value: id }, name)))
      field.value = value
      return h('label', '', {}, label, field)
    })),
    h('button', '', {}, 'Save'),
  )
}
