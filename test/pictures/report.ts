import { mkdirSync, writeFileSync } from 'node:fs'

const FILE = 'test-results/pictures.html'

/** A story that looks other than it was accepted; WebP pictures. */
export interface Difference {
  id: string
  accepted: Buffer
  now: Buffer
  between: Buffer
}

/** Writes what differs as one page that needs nothing else; answers with its file. */
export function writeReport(differences: Difference[], added: string[], gone: string[]): string {
  mkdirSync('test-results', { recursive: true })
  const list = (title: string, ids: string[]) =>
    ids.length ? `<h2>${title}</h2><ul>${ids.map(id => `<li>${id}</li>`).join('')}</ul>` : ''
  writeFileSync(
    FILE,
    `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<title>Pictures of the stories</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 24px; }
  figure { margin: 0 0 16px; }
  img { max-width: 100%; border: 1px solid #888; }
</style>
<h1>${differences.length} stories look other than they were accepted</h1>
${list('Without a picture so far', added)}${list('No longer a story', gone)}
${differences.map(section).join('')}
</html>
`,
  )
  return FILE
}

function section({ id, accepted, between, now }: Difference): string {
  const figure = (name: string, picture: Buffer) =>
    `<figure><figcaption>${name}</figcaption>
<img alt="${name}: ${id}" src="data:image/webp;base64,${picture.toString('base64')}" /></figure>`
  return `<h2>${id}</h2>
${figure('Accepted', accepted)}${figure('Now', now)}${figure('What differs', between)}`
}
