export * from './drawings'
export * from './everywhere'
export { Icon } from './icon'
