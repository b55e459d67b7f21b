/** What only a call that changes state needs. */
export { answered } from './answer'
export { encode } from './encoding'
export { added } from './sent-once'
export { parsed } from './success'
