export { Empty, Failure, Retry } from './empty'
