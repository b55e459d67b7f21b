import styles from 'virtual:shadow-styles'

/** Stands in for the page's loader: every tag is here, as the story's page imports them all. */
const loader: Loader = { version: __VERSION__, styles: async () => styles, watch() {} }
Object.assign(globalThis, { [Symbol.for('ndt-widgets')]: loader })
