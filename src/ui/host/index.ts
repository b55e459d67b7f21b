export { afterPress } from './after-press'
export { type Host, HostContext, useHost, useMethods, useStyles } from './host'
