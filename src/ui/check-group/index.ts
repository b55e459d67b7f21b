export { CheckGroup } from './check-group'
