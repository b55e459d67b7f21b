import Uppy from '@uppy/core'
import Dashboard from '@uppy/dashboard'
import '@uppy/core/css/style.min.css'
import '@uppy/dashboard/css/style.min.css'

/** Opens a dialog that takes one picture. */
export function open() {
  const uppy = new Uppy({ restrictions: { maxNumberOfFiles: 1, allowedFileTypes: ['image/*'] } })
  uppy.use(Dashboard, { inline: false, target: 'body' })
  uppy.getPlugin('Dashboard').openModal()
}
