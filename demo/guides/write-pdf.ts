import { writeFile } from 'node:fs/promises'
import { guides } from './guides'
import { pdfOf } from './pdf/render'

// `npm run guide-pdf`: writes every guide's document where the command is run, to look at.
for (const guide of guides) {
  const file = `${guide.pdf_slug}.pdf`
  await writeFile(file, await pdfOf(guide))
  console.log(file)
}
