export { Avatar, Logo } from './avatar'
