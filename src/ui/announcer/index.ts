export { say } from './announcer'
