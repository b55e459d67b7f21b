import type { Definition } from '../definitions'

/** Where README has a server keep `dist/`. */
const DIST = '/assets/ndt'

/** What a page of a company's area says of who it is; a file, as a strict policy lets no script stand in the page. */
const COMPANY = `
    <!-- Which company this is: a file of yours with "window.company_id = 12". Without it the company is a new one. -->
    <script src="/company-id.js"></script>`

/** What a page of some tags needs besides, to show anything. */
export const needs: Record<string, string> = {
  'ndt-guide-thank-you':
    'It leads to the guides where the cookie `ndt-thank-you`, which a sent form of a guide sets, is not there: `document.cookie = "ndt-thank-you=1; path=/"` shows it.',
  'ndt-route-gate':
    'It does nothing but on paths of members, as `/creator` and those below `/company`: serve the page there.',
}

/** What stands on a page beside a tag that shows nothing itself: what it is there for. */
const beside: Record<string, string> = {
  'ndt-route-gate': `
<main>
  <h1>For members alone</h1>
  <p>
    The gate lets you in, as the page says who is signed in. Without its <code>&lt;meta name="user"&gt;</code>
    you would be at <code>/company-sign-in</code> by now, and led back from there.
  </p>
</main>`,
}

type Copied = Pick<Definition, 'tag' | 'group' | 'fallback' | 'example'>

/** A whole page with a tag: script, sheet, user, token, tag. Served beside `dist/`, it works. */
export function pageOf({ tag, group, fallback, example }: Copied): string {
  const isCompany = group === 'Company'
  const known = isCompany
    ? '"company_name": "Harrow Inspection"'
    : '"about_me": "Level II, UT and PT"'
  // what stands inside has the classes of what takes its place
  const guides = fallback.includes('guides.css')
    ? `\n    <link rel="stylesheet" href="${DIST}/guides.css" />`
    : ''
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${tag}</title>
    <link rel="stylesheet" href="${DIST}/ndt.css" />${guides}
    <!-- A theme of yours, as the studio writes it, stands here: <link rel="stylesheet" href="/theme.css" /> -->${isCompany ? COMPANY : ''}
    <script type="module" src="${DIST}/ndt.js"></script>
    <!-- Who is signed in; leave it out for a visitor. -->
    <meta
      name="user"
      content='{"id": 7, "first_name": "Asha", ${known}}'
    />
    <!-- What your backend checks on POST, printed by it; leave it out where it has a cookie for it, as Laravel and
         Django have. -->
    <meta name="csrf-token" content="the session's token" />
  </head>
  <body>
${(example + (beside[tag] ?? '')).replace(/^/gm, '    ')}
  </body>
</html>
`
}
