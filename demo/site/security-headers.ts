import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

/**
 * Puts the same strict headers on every answer: nothing inline, nothing from elsewhere, no frames.
 * An uploaded file brings a policy of its own.
 */
export const securityHeaders = (overHttps: boolean): MiddlewareHandler =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: [`'none'`],
      scriptSrc: [`'self'`],
      styleSrc: [`'self'`],
      imgSrc: [`'self'`, 'data:', 'blob:'],
      mediaSrc: [`'self'`, 'blob:'],
      connectSrc: [`'self'`],
      fontSrc: [`'self'`],
      requireTrustedTypesFor: [`'script'`],
      formAction: [`'self'`],
      baseUri: [`'none'`],
      frameAncestors: [`'none'`],
    },
    xFrameOptions: 'DENY',
    referrerPolicy: 'same-origin',
    permissionsPolicy: { camera: [], geolocation: [], microphone: [] },
    strictTransportSecurity: overHttps && 'max-age=31536000',
    overwrite: false,
  })
