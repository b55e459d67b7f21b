export { late } from './late'
export { useLazyPart } from './use-lazy-part'
export { lostTexts } from './texts'
