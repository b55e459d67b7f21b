export { Empty, Failure } from './empty'
