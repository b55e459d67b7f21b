import { down, picture as image, up } from '../../icons'

/** Drawings of the editor's toolbar. */
export const bold = 'M6 4h4.75a3 3 0 0 1 0 6H6zM6 10h5.5a3 3 0 0 1 0 6H6z'
export const italic = 'M8.5 4h6M5.5 16h6M11.5 4l-3 12'
export const underline = 'M6 4v5a4 4 0 0 0 8 0V4M5 16.5h10'
export const bullets = 'M8 5.5h8.5M8 10h8.5M8 14.5h8.5M4 5.5v.01M4 10v.01M4 14.5v.01'
export const numbers =
  'M9 5.5h7.5M9 10h7.5M9 14.5h7.5M3.5 4.5l1-.75V8M3.4 12.4c.2-.6.6-.9 1.2-.9 1.6 0 1.4 1.6.4 2.4L3.5 15.25h2.25'
export const quote = 'M4 5v10M8 6.5h8.5M8 10h8.5M8 13.5h5'
export const center = 'M3.5 5h13M6 8.5h8M3.5 12h13M6 15.5h8'
export const end = 'M3.5 5h13M8.5 8.5h8M3.5 12h13M8.5 15.5h8'
export const link =
  'M8.25 11.75a3 3 0 0 0 4.25 0l2.75-2.75A3 3 0 0 0 11 4.75l-1 1M11.75 8.25a3 3 0 0 0-4.25 0L4.75 11A3 3 0 0 0 9 15.25l1-1'
export const undo = 'M7 4.5 3.5 8 7 11.5M3.5 8H12a4 4 0 0 1 0 8H8'
export const table = 'M3.5 4.5h13v11h-13zM3.5 8.25h13M3.5 12h13M10 4.5v11'
export const row = 'M3.5 4.5h13v5h-13zM10 12.5v5M7.5 15h5'
export const column = 'M4.5 3.5v13h5v-13zM12.5 10h5M15 7.5v5'
export const removeRow = 'M3.5 4.5h13v5h-13zM7.5 15h5'
export const removeColumn = 'M4.5 3.5v13h5v-13zM12.5 10h5'
export const removePart = 'M5.5 5.5l9 9M14.5 5.5l-9 9'
/** What turns where the page goes from right to left. */
export const turned: readonly string[] = [bullets, quote, end, undo, column, removeColumn]

export { down, image, up }
