import { mkdirSync, writeFileSync } from 'node:fs'

const FILE = 'test-results/pictures.html'

/** A story that in a look is seen other than it was accepted. */
export interface Difference {
  name: string
  /** These are WebP: pixels would fill the memory. */
  accepted: Buffer
  now: Buffer
  between: Buffer
}

/** What came of holding the stories against their pictures: each named by look and story. */
export interface Outcome {
  differences: Difference[]
  added: string[]
  gone: string[]
}

/** Writes what differs as one page that needs nothing else; answers with its file. */
export function writeReport({ differences, added, gone }: Outcome): string {
  mkdirSync('test-results', { recursive: true })
  const list = (title: string, names: string[]) =>
    names.length
      ? `<h2>${title}</h2><ul>${names.map(name => `<li>${name}</li>`).join('')}</ul>`
      : ''
  writeFileSync(
    FILE,
    `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<title>Pictures of the stories</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 24px; }
  figure { display: inline-block; margin: 0 16px 16px 0; vertical-align: top; }
  img { max-width: 100%; border: 1px solid #888; }
</style>
<h1>${differences.length} pictures are other than they were accepted</h1>
${list('Without a picture so far', added)}${list('No longer a story', gone)}
${differences.map(section).join('')}
</html>
`,
  )
  return FILE
}

function section({ name, accepted, between, now }: Difference): string {
  const figure = (what: string, webp: Buffer) =>
    `<figure><figcaption>${what}</figcaption>
<img alt="${what}: ${name}" src="data:image/webp;base64,${webp.toString('base64')}" /></figure>`
  return `<h2>${name}</h2>
${figure('Accepted', accepted)}${figure('Now', now)}${figure('What differs', between)}`
}
