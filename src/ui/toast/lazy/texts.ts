import { texts } from '../../../texts'

/** What the toasts are called among the landmarks of a page. */
export const toastTexts = texts('parts', { notifications: 'Notifications' })
