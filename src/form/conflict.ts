import type { ApiError } from '../error'

/** Whether a save that said its version was refused, as the portal has a newer one (Q106). */
export const isConflict = ({ kind, status }: ApiError): boolean =>
  kind === 'refused' && [409, 412].includes(status)
