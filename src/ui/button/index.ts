export { Button, LinkButton, MoreLink, SignInLink } from './button'
export { isWebAddress } from './web-address'
