// The site's own pages; `html` escapes what stands in them.
import { html } from 'hono/html'

/** A page: the head that the widgets need, and its body. */
const page = (c, title, body) => {
  const { id, first_name } = c.get('user') ?? {}
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/site.css" />
        <link rel="stylesheet" href="/ndt/ndt.css" />
        <script type="module" src="/ndt/ndt.js"></script>
        <meta name="user" content="${id ? JSON.stringify({ id, first_name }) : ''}" />
        <meta name="csrf-token" content="${c.get('token')}" />
      </head>
      <body>
        ${id ? nav(c) : ''}
        <main>${body}</main>
      </body>
    </html>`
}

const tokenField = c => html`<input type="hidden" name="token" value="${c.get('token')}" />`

const nav = c =>
  html`<nav>
    <a href="/">Your jobs</a>
    <a href="/company/services">Your services</a>
    <form method="post" action="/sign-out">${tokenField(c)}<button>Sign out</button></form>
  </nav>`

/** The page of a job seeker. */
export const homePage = c =>
  page(
    c,
    'Your jobs',
    html`<h1>Your jobs</h1>
      <p>
        <ndt-avatar-editor><a slot="trigger" href="/">Your photo</a></ndt-avatar-editor>
        <ndt-preferences><a slot="trigger" href="/">Your preferences</a></ndt-preferences>
      </p>
      <ndt-saved-panel></ndt-saved-panel>`,
  )

/** The page of a company; the table brings its heading along. */
export const servicesPage = c =>
  page(c, 'Your services', html`<ndt-service-table></ndt-service-table>`)

/** The way in; `complaint` says what was wrong with the last try. */
export const signInPage = (c, complaint = '') =>
  page(
    c,
    'Sign in',
    html`<h1>Sign in</h1>
      <form method="post" action="/user-sign-in">
        ${tokenField(c)}
        <p role="alert">${complaint}</p>
        <p>
          <label>Email <input name="email" type="email" autocomplete="username" required /></label>
        </p>
        <p>
          <label>
            Password
            <input name="password" type="password" autocomplete="current-password" required />
          </label>
        </p>
        <p><button>Sign in</button></p>
      </form>`,
  )

/** What a page says that is refused. */
export const refusalPage = (c, reason) => page(c, reason, html`<h1>${reason}</h1>`)
