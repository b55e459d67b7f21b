import { defineWidget, text } from '../../src/index'
import { RouteGate, type RouteGateProps } from './route-gate'
import styles from './route-gate.css'

/**
 * Leads visitors who are not signed in to the sign-in page, and members away from unknown paths.
 *
 * It gates `/creator` and `/company/*`, on no other page does it do anything. It spares visitors a
 * page that is of no use to them; what they may see and do is for the server to enforce.
 *
 * @group Company
 * @use On every page that is for members alone, anywhere in it.
 * @avoid As the only protection: what may be seen is for the server to enforce.
 * @requirements R141-R145
 * @fallback Nothing: the tag shows nothing where a page may be seen.
 * @fires ndt-ready - the page may be seen
 * @fires ndt-navigate - the page may not be seen, and the browser goes elsewhere
 * @example <ndt-route-gate></ndt-route-gate>
 */
defineWidget<RouteGateProps>('ndt-route-gate', {
  component: RouteGate,
  styles,
  attributes: {
    /** Name of the meta tag that holds the signed-in user; the page's `userMeta` setting where it is absent. */
    userMeta: text(),
  },
})
