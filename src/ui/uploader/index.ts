export { storedEntry, type UploadEntry } from './entry'
export { Uploader } from './uploader'
