/** What only a call that changes state needs. */
export { answered } from './answer'
export { encode } from './encoding'
export { parsed } from './success'
