import '@awesome.me/webawesome/dist/styles/themes/default.css'
import '@awesome.me/webawesome/dist/components/button/button.js'
import '@awesome.me/webawesome/dist/components/dialog/dialog.js'
import '@awesome.me/webawesome/dist/components/input/input.js'
import '@awesome.me/webawesome/dist/components/option/option.js'
import '@awesome.me/webawesome/dist/components/select/select.js'
import '@awesome.me/webawesome/dist/components/textarea/textarea.js'
import { fieldsOfLibrary } from './dialog-fields'
import { h } from './dom'

/** Opens the dialog. */
export async function open() {
  const dialog = h('wa-dialog', '', { label: 'Personal Information' })
  document.body.append(dialog)
  dialog.open = true
  dialog.append(...(await fieldsOfLibrary('wa')), h('wa-button', '', {}, 'Save'))
}
