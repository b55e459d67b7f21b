import type { FileRules } from '../../src/index'

/** Which files can become the logo (R168, R169). */
export const logoRules: FileRules = { accept: ['png', 'jpeg', 'jpg'], maxMegabytes: 20 }
