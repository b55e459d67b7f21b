import '@shoelace-style/shoelace/dist/themes/light.css'
import '@shoelace-style/shoelace/dist/components/button/button.js'
import '@shoelace-style/shoelace/dist/components/dialog/dialog.js'
import '@shoelace-style/shoelace/dist/components/input/input.js'
import '@shoelace-style/shoelace/dist/components/option/option.js'
import '@shoelace-style/shoelace/dist/components/select/select.js'
import '@shoelace-style/shoelace/dist/components/textarea/textarea.js'
import { fieldsOfLibrary } from './dialog-fields'
import { h } from './dom'

/** Opens the dialog. */
export async function open() {
  const dialog = h('sl-dialog', '', { label: 'Personal Information' })
  document.body.append(dialog)
  dialog.open = true
  dialog.append(...(await fieldsOfLibrary('sl')), h('sl-button', '', {}, 'Save'))
}
