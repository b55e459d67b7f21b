import { deleteProduct, getProducts, toggleProduct } from '../../src/contract'
import { pageOf, products } from '../../stories/fixtures/company-lists'
import { answer } from '../../stories/support/calls'
import { isFor, type Answerer } from '../../stories/support/server'

/** A portal with so many published products, which somebody else changes too. */
export function sharedPortal({ count = 10, hasVersions = true } = {}) {
  let rows = products(count).map(row => ({ ...row, status: 1, version: 1 }))
  const sent: { id: number; version: string | null }[] = []
  const flip = (id: number) => {
    rows = rows.map(row =>
      row.id === id ? { ...row, status: 3 - row.status, version: row.version + 1 } : row,
    )
  }
  const elsewhere = {
    flip,
    delete: (id: number) => void (rows = rows.filter(row => row.id !== id)),
    add: (count: number) =>
      (rows = [...products(count).map(row => ({ ...row, id: row.id + 500, version: 1 })), ...rows]),
    /** Does something just before the portal takes the toggle of that number. */
    before: (_nth: number) => {},
    /** Seconds that a toggle takes. */
    seconds: 0,
  }
  const read = answer(getProducts, ({ url }) =>
    pageOf(
      rows.map(({ version, ...row }) => ({
        ...row,
        ...(hasVersions && { updated_at: `v${version}` }),
      })),
      url,
    ),
  )
  const toggle: Answerer = async request => {
    const id = Number(new URL(request.url).pathname.split('/').at(-2))
    const version = request.headers.get('if-match')
    sent.push({ id, version })
    elsewhere.before(sent.length)
    if (elsewhere.seconds) await new Promise(go => setTimeout(go, elsewhere.seconds * 1000))
    const row = rows.find(row => row.id === id)
    if (!row) return Response.json({ message: 'Gone.' }, { status: 404 })
    if (version && version !== `"v${row.version}"`) return Response.json({}, { status: 412 })
    flip(id)
    return Response.json({})
  }
  const remove: Answerer = ({ url }) => {
    const before = rows.length
    elsewhere.delete(Number(url.split('/').at(-1)))
    const isGone = before === rows.length
    return Response.json(isGone ? { message: 'Gone.' } : {}, { status: isGone ? 404 : 200 })
  }
  const answerers: Answerer[] = [
    read,
    request => (isFor(toggleProduct, request) ? toggle(request) : undefined),
    request => (isFor(deleteProduct, request) ? remove(request) : undefined),
  ]
  return {
    answerers,
    sent,
    elsewhere,
    published: () => rows.filter(row => row.status === 1).length,
  }
}
