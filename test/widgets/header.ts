import { user } from '../../stories/fixtures/profile'
import '../../widgets/site-header/site-header.element'
import { place } from '../support/widget'
import { settle } from '../support/time'
import { signIn, usePortal } from './portal'

/** The header on a page of this user; null is a visitor. */
export async function placeHeader(
  as: object | null = user,
  attributes: Record<string, string> = {},
) {
  const portal = usePortal()
  if (as) signIn(as)
  const header = place('ndt-site-header', attributes)
  await settle()
  return { header, ...portal }
}
