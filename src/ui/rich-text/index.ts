export { RichText } from './rich-text'
export { StoredText } from './stored/stored-text'
