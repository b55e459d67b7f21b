import { createMiddleware } from 'hono/factory'

/** Sees to it that nobody keeps what does not say who may, and that a cookie is kept by nobody else. */
export const keptByNobody = createMiddleware(async (c, next) => {
  await next()
  const { headers } = c.res
  const said = headers.get('Cache-Control')
  if (!said) c.header('Cache-Control', 'no-store')
  else if (headers.has('Set-Cookie')) c.header('Cache-Control', said.replace('public', 'private'))
})
