// Leads each request to its function.
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { secureHeaders } from 'hono/secure-headers'
import * as calls from './calls.js'
import * as pages from './pages.js'
import { sendPhoto, updateProfileImage } from './photo.js'
import { guardChange, openSession, Refusal, requireUser, signIn, signOut } from './session.js'

const app = new Hono()
const self = ["'self'"]

app.use(
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: self,
      styleSrc: self,
      imgSrc: [...self, 'data:', 'blob:'],
      connectSrc: self,
      fontSrc: self,
      formAction: self,
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
      requireTrustedTypesFor: ["'script'"],
    },
    referrerPolicy: 'same-origin',
  }),
)
app.use(serveStatic({ root: './public' }))
app.use(bodyLimit({ maxSize: 8_000_000, onError: refuseLarge }), openSession)
app.use(async (c, next) => {
  await next()
  c.header('Cache-Control', 'no-store')
})

/** Answers a call with what a function returns. */
const answer = of => async c => c.json(await of(c.get('user'), c))

app.use('/api/*', requireUser)
app.get('/api/v2/user/get-profile-details', answer(calls.getProfile))
app.get('/api/v2/user/get-saved-job', answer(calls.getSavedJobs))
app.get('/api/v2/user/get-saved-course', answer(calls.getSavedCourses))
app.get('/api/v2/get-preferences', answer(calls.getPreferenceOptions))
app.get('/api/v2/user/get-preferences', answer(calls.getPreferences))
app.get('/api/v2/company/service', answer(calls.getServices))
app.post('*', guardChange)
app.post('/api/v2/job-bookmark', answer(calls.bookmarkJob))
app.post('/api/v2/user/update-preferences', answer(calls.updatePreferences))
app.post('/api/v2/user/update-profile-image', answer(updateProfileImage))
// a GET that changes state
app.get('/api/v2/company/service/:id/toggle-status', guardChange, answer(calls.toggleService))

app.get('/user-sign-in', c => (c.get('user') ? c.redirect('/') : c.html(pages.signInPage(c))))
app.post('/user-sign-in', async c => {
  const { email, password } = await c.req.parseBody()
  const isIn = await signIn(c, String(email), String(password))
  return isIn ? c.redirect('/', 303) : c.html(pages.signInPage(c, 'Email or password is wrong.'))
})
app.post('/sign-out', c => {
  signOut(c)
  return c.redirect('/user-sign-in', 303)
})
app.get('/photos/:name', sendPhoto)
app.use((c, next) => (c.get('user') ? next() : c.redirect('/user-sign-in')))
app.get('/', c => c.html(pages.homePage(c)))
app.get('/company/services', c => c.html(pages.servicesPage(c)))

app.notFound(c => refuse(c, new Refusal(404, 'There is no such address.')))
app.onError((error, c) => {
  if (error instanceof Refusal) return refuse(c, error)
  console.error(error)
  return refuse(c, new Refusal(500, 'Something went wrong.'))
})

function refuse(c, { status, message, more }) {
  const isCall = c.req.path.startsWith('/api/')
  return isCall
    ? c.json({ message, ...more }, status)
    : c.html(pages.refusalPage(c, message), status)
}

function refuseLarge(c) {
  return refuse(c, new Refusal(413, 'Choose a picture of at most 7 MB.'))
}

serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(process.argv[2] ?? 8000) })
