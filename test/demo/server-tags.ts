/** Builds what draws the guides of the demo site, as the sources are now. */
export { buildTags as setup } from '../../build/server.mjs'
