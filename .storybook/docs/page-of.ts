import type { Definition } from '../definitions'

/** Where README has a server keep `dist/`. */
const DIST = '/assets/ndt'

/** A whole page with a tag: script, sheet, user, token, tag. Served beside `dist/`, it works. */
export function pageOf({ tag, example }: Pick<Definition, 'tag' | 'example'>): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${tag}</title>
    <link rel="stylesheet" href="${DIST}/ndt.css" />
    <script type="module" src="${DIST}/ndt.js"></script>
    <!-- Who is signed in; leave it out for a visitor. -->
    <meta
      name="user"
      content='{"id": 7, "first_name": "Asha", "about_me": "Level II, UT and PT"}'
    />
    <!-- What your backend checks on POST, where it has no cookie for it as Laravel and Django have:
         <meta name="csrf-token" content="the session's token" /> -->
  </head>
  <body>
${example.replace(/^/gm, '    ')}
  </body>
</html>
`
}
