import { Hono, type Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Env } from '../auth/env'
import { blank, type Typed } from '../auth/forms'
import { Refusal } from '../auth/refusal'
import type { Desk } from '../guides/desk'
import { drawGuide, drawGuides } from '../guides/drawn'
import { findGuide, guides as all, type Guide } from '../guides/guides'
import { judgeLink, stampOf } from '../guides/links'
import { pdfOf } from '../guides/pdf/render'
import { pictureOf } from '../guides/picture'
import { readEnquiry } from '../guides/plain-form'
import { guideData, guideListData } from './structured-data'
import { view } from './view'

/** What shows that an enquiry was just made; the popup sets it too (R282, Q77). */
const MARKER = 'ndt-thank-you'
const MARKER_SECONDS = 300

/** `/ndt-guides/*`: public, all of it (Q21). */
export function guides(desk: Desk): Hono<Env> {
  return new Hono<Env>()
    .get('/', c => {
      const data = guideListData(all, c.get('origin'))
      return view(c, 'guides/list', { all, drawn: drawGuides(all, c.req.url), data })
    })
    .get('/:slug', c => {
      const guide = findGuide(c.req.param('slug'))
      return guide ? showGuide(c, guide, blank) : nowhere(c)
    })
    .post('/:slug', async c => {
      const guide = findGuide(c.req.param('slug'))
      if (!guide) return nowhere(c)
      const { taken, ...typed } = await readEnquiry(c, guide)
      if (c.get('refused')) return showAnew(c, guide, typed)
      if (!taken) return showGuide(c, guide, typed, 422)
      c.set('again', (problem, status) => showGuide(c, guide, { ...typed, problem }, status))
      try {
        await desk(c, taken)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return showGuide(c, guide, { ...typed, problem: error.message }, error.status)
      }
      const secure = c.get('secureCookies')
      setCookie(c, MARKER, '1', { path: '/', sameSite: 'Lax', maxAge: MARKER_SECONDS, secure })
      return c.redirect(`/ndt-guides/${guide.slug}/thank-you`, 303)
    })
    .get('/:slug/thank-you', c => {
      const guide = findGuide(c.req.param('slug'))
      if (!guide) return nowhere(c)
      if (!getCookie(c, MARKER)) return c.redirect('/ndt-guides')
      return view(c, 'guides/thank-you', { drawn: drawGuide('ndt-guide-thank-you', guide) })
    })
    .get('/:slug/picture.png', async c => {
      const guide = findGuide(c.req.param('slug'))
      if (!guide) return nowhere(c)
      c.header('Content-Type', 'image/png')
      c.header('Cache-Control', 'public, max-age=86400')
      return c.body(await pictureOf(guide))
    })
    .get('/:slug/download', async c => {
      const guide = findGuide(c.req.param('slug'))
      if (!guide) return nowhere(c)
      const { until, signature } = c.req.query()
      const state = await judgeLink(c.get('db'), guide.slug, { until, signature })
      if (state === 'forged') throw new Refusal(403, 'This is not a link that we sent.')
      if (state === 'expired') {
        throw new Refusal(410, 'Ask for the guide again, and a new link goes to your inbox.')
      }
      c.header('Content-Type', 'application/pdf')
      c.header('Content-Disposition', `attachment; filename="${guide.pdf_slug}.pdf"`)
      c.header('Cache-Control', 'private, no-store')
      return c.body(await pdfOf(guide))
    })
    .get('/*', nowhere)
}

/** What is none of the guides' pages (R265, R287, Q21). */
const nowhere = (c: Context<Env>) => c.redirect('/404')

/** What was typed in another session, which has ended: with a stamp and a token of this one it can be sent. */
function showAnew(c: Context<Env>, guide: Guide, { values }: Typed) {
  const { opened: _, ...kept } = values
  return showGuide(c, guide, { values: kept, errors: {}, problem: EXPIRED }, 419)
}

const EXPIRED = 'This form was opened in another session. Nothing is sent yet: send it again.'

/** The guide with its form: empty, or with what was typed and what is wrong with it. */
function showGuide(
  c: Context<Env>,
  guide: Guide,
  typed: Typed & { problem?: string },
  status = 200,
) {
  const stamp = typed.values['opened'] ?? stampOf(c.get('session'))
  const user = c.get('user')
  const known = user && {
    full_name: [user.first_name, user.last_name].filter(Boolean).join(' '),
    email: user.email,
    company_name: user.company_name ?? '',
  }
  const values = { country_code: '91', ...known, ...typed.values }
  const data = guideData(guide, c.get('origin'))
  const drawn = drawGuide('ndt-guide-page', guide)
  return view(c, 'guides/guide', { guide, drawn, stamp, typed: { ...typed, values }, data }, status)
}
