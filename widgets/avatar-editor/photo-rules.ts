import type { FileRules } from '../../src/index'

/** Which files can become a photo (Q8, Q9). */
export const photoRules: FileRules = { accept: ['png', 'jpeg', 'jpg'], maxMegabytes: 7 }
