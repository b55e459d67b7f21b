export { late } from './late'
export { sayLost } from './lost'
export { useLazyPart } from './use-lazy-part'
