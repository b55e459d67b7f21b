export { Badge } from './badge'
