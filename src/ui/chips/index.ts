export { Chips } from './chips'
