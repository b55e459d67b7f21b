export { Badge, Chips } from './chips'
