export { late } from './late'
export { turn } from './turn'
export { useLazyPart } from './use-lazy-part'
