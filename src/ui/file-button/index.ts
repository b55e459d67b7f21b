export { FileButton } from './file-button'
