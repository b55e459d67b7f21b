/** The cookie that an enquiry leaves for 300 s (R282, Q77). */
const MARKER = /(^|; )ndt-thank-you=[^;]/

/** Whether this browser has just sent an enquiry; read past `<form name="cookie">`. */
export const hasMarker = () =>
  MARKER.test(Reflect.get(Document.prototype, 'cookie', document) as string)
