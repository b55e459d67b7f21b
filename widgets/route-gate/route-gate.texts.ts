import { texts } from '../../src/index'

/** The words of `<ndt-route-gate>`. */
export const routeGateTexts = texts('route-gate', {
  unknown: 'Page not found...',
})
