export { isInOrAround } from './is-in-or-around'
export { stayNear } from './stay-near'
export { usePlaced } from './use-placed'
export { usePopover } from './use-popover'
