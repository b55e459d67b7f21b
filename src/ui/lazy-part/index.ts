export { useLazyPart } from './use-lazy-part'
