export { Notice } from './notice'
