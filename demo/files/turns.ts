import { lineOf } from '../turns'

/** Pictures are opened beside the server's thread: one that takes long holds up no other, and two no core. */
export const inTurn = lineOf(2)
