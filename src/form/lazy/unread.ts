import { oddPlaces } from '../../contract/call'
import type { Stored } from '../form-types'

/** The fields whose stored value could not be read in full: a form is sent whole, and would replace it. */
export function unreadOf<V extends object>(fields: V, stored: Stored<V> | undefined): string[] {
  const odd = (stored?.answer && oddPlaces.get(stored.answer)) ?? []
  return (Object.keys(fields) as (keyof V & string)[]).filter(name => {
    const given = stored?.places?.[name]
    const place = given === undefined ? name : given
    // a part of the field, or what the field is a part of
    const isIn = (one: string, other: string) => `${one}.`.startsWith(other && `${other}.`)
    return place !== null && odd.some(at => isIn(at, place) || isIn(place, at))
  })
}
