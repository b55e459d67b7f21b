import { dictionary } from '@zxcvbn-ts/language-common'

// shorter ones are refused as such
const common = new Set(dictionary['passwords-common'].filter(({ length }) => length >= 8))

/** What is said of one, after "The password". */
export const TOO_COMMON = 'is one of those that are tried first. Choose another one.'

/** Whether a password is among the most common ones of leaked accounts, in whichever case. */
export const isCommon = (password: string): boolean => common.has(password.toLowerCase())
