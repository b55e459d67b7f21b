/** All that a widget may import of the guides. */
export { carrying, sayingCarried } from './carried'
export type { Guide } from './guide'
export { takeGuides, useGuides } from './guides'
export { Hero } from './hero'
export { slugOfPage } from './page-slug'
export { useHead } from './use-head'
export { useTop } from './use-top'
