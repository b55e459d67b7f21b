import { mkdirSync, writeFileSync } from 'node:fs'
import { open, type Picture } from './picture'

const FILE = 'test-results/pictures.html'

/** A story that in a look is seen other than it was accepted. */
export interface Difference {
  name: string
  accepted: Picture
  now: Picture
  /** WebP. */
  between: Buffer
}

/** What came of holding the stories against their pictures: each named by look and story. */
export interface Outcome {
  differences: Difference[]
  added: string[]
  gone: string[]
}

/** Writes what differs as one page that needs nothing else; answers with its file. */
export async function writeReport({ differences, added, gone }: Outcome): Promise<string> {
  mkdirSync('test-results', { recursive: true })
  const list = (title: string, names: string[]) =>
    names.length
      ? `<h2>${title}</h2><ul>${names.map(name => `<li>${name}</li>`).join('')}</ul>`
      : ''
  const sections: string[] = []
  for (const difference of differences) sections.push(await section(difference))
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
${sections.join('')}
</html>
`,
  )
  return FILE
}

async function section({ name, accepted, between, now }: Difference): Promise<string> {
  const figure = (what: string, webp: Buffer) =>
    `<figure><figcaption>${what}</figcaption>
<img alt="${what}: ${name}" src="data:image/webp;base64,${webp.toString('base64')}" /></figure>`
  const [before, after] = await Promise.all(
    [accepted, now].map(picture => open(picture).webp({ lossless: true }).toBuffer()),
  )
  return `<h2>${name}</h2>
${figure('Accepted', before!)}${figure('Now', after!)}${figure('What differs', between)}`
}
