export { TOAST } from './duration'
export { toast } from './toast'
export type { Toast } from './types'
