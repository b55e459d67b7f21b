export { CropDialog } from './crop-dialog'
export { Cropper } from './cropper'
export type { CropperHandle } from './types'
