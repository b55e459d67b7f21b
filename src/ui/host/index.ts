export { type Host, HostContext, useHost, useMethods, useStyles } from './host'
