/** All that a widget may import of the guides. */
export { guidesOf, takeGuides } from './guides'
export type { Guide } from './guide'
