/** What ofetch takes from ufo, for addresses that are whole and queries of plain values. */

/** Our addresses have their base. */
export function withBase(input) {
  return input
}

/** Adds the values that there are, a list's one by one. */
export function withQuery(input, query) {
  const given = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().flatMap(one => (one == null ? [] : [[name, one]])),
  )
  if (!given.length) return input
  // a host's own address may have a query
  return `${input}${input.includes('?') ? '&' : '?'}${new URLSearchParams(given)}`
}
