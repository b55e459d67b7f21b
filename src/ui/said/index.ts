export { useSaid } from './use-said'
