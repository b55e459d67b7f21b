export { afterPress } from './after-press'
export { watchFocus } from './gone-on'
export { type Host, HostContext, speaker, useHost, useMethods, useStyles } from './host'
