export { usePlaced } from './use-placed'
export { usePopover } from './use-popover'
