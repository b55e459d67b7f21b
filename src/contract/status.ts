import { leaf, optional } from './reading'
import { read } from './schema'
import { amount } from './shapes'

/** Whether a row is published: 1, or else 2 (R190, R226); some say it in a word, and what else they say is not known. */
export const status = optional(
  leaf<string | number, number>('a number', given => {
    if (/^(true|yes|on|published|active|enabled|live)$/i.test(given as string)) return 1
    if (/^(false|no|off|unpublished|draft|inactive|disabled)$/i.test(given as string)) return 2
    return read(amount, given).value as number | undefined
  }),
)
