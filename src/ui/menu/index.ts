export { Menu } from './menu'
export type { MenuContent, MenuItem } from './types'
