// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { deleteProduct, getProfile, logout, toggleProduct } from '../../src/contract'
import { usePortal } from './portal'

const portal = usePortal()

describe('what every call carries', () => {
  test('R9 the header that marks a script, and the token on changes alone', async () => {
    await getProfile().catch(() => {})
    await logout()
    await toggleProduct({ params: { id: 3 } })
    await deleteProduct({ params: { id: 3 } })
    const headers = portal.requests.map(({ headers }) => headers)
    expect(headers.map(each => each['x-requested-with'])).toEqual(Array(4).fill('XMLHttpRequest'))
    expect(headers.map(each => each['x-xsrf-token'])).toEqual([
      undefined,
      'secret',
      'secret',
      'secret',
    ])
  })

  test('Q49 a call that changes state is never tried twice, a GET neither', async () => {
    portal.reply = { status: 503, body: {} }
    await expect(toggleProduct({ params: { id: 3 } })).rejects.toMatchObject({ kind: 'server' })
    await expect(logout()).rejects.toMatchObject({ kind: 'server', status: 503 })
    expect(portal.requests).toHaveLength(2)
  })
})
