import { defineWidget, flag, text } from '../../src/index'
import { AvatarEditor, type AvatarEditorProps } from './avatar-editor'
import styles from './avatar-editor.css'

/**
 * The Edit Avatar dialog: shows, crops and deletes the profile photo.
 *
 * @group Job seeker
 * @use Beside a photo that its owner may change; the profile card opens it by itself.
 * @avoid For a company’s logo, which the company’s profile crops, or for files in general.
 * @requirements R74-R84
 * @fallback In `slot="trigger"`, a link to a page of yours that takes a photo.
 * @fires ndt-ready - the tag can be opened
 * @fires ndt-open - the dialog opened
 * @fires ndt-close - the dialog closed
 * @fires ndt-saved - the photo is stored or deleted; `section` is `profile_image`
 */
defineWidget<AvatarEditorProps>('ndt-avatar-editor', {
  component: AvatarEditor,
  styles,
  attributes: {
    /** Where the deletion is sent, in place of the upload's own address; below `apiBase`, unless it has an origin. */
    deleteUrl: text(),
    /** Shows the dialog. */
    open: flag(),
  },
  methods: ['show', 'close'],
})
