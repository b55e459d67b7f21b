export { Button, LinkButton, MoreLink, SignInLink } from './button'
export { inNewTab } from './new-tab'
export { isWebAddress } from './web-address'
