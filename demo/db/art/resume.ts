/** A line of the resume: its size, its distance from the one above, and its text. */
type Line = [size: number, gap: number, text: string]

const lines: Line[] = [
  [20, 0, 'Amara Okafor'],
  [11, 18, 'Phased array and TOFD technician, PCN Level II'],
  [10, 15, 'Aberdeen, United Kingdom - amara.okafor@calderfield.example'],
  [13, 34, 'Certificates'],
  [10, 18, 'PCN Level II: UT welds (3.1, 3.2, 3.8, 3.9), PAUT, TOFD, MT, PT, RT interpretation'],
  [10, 15, 'BOSIET with CA-EBS, OGUK medical, VCA-VOL'],
  [13, 34, 'Experience'],
  [11, 18, 'Senior technician, contract - North Sea fabrication yards, 2019 to date'],
  [
    10,
    15,
    'Encoded phased array and TOFD on jacket nodes and topside pipework to ISO 13588 and ISO 10863.',
  ],
  [10, 15, 'Led crews of four on three jacket projects and two turnaround shutdowns.'],
  [11, 20, 'NDT technician - pipe shop and site, 2014 to 2019'],
  [10, 15, 'Manual UT to ISO 17640, magnetic particle, penetrant, film interpretation.'],
  [10, 15, 'Corrosion mapping of vessels and lines during shutdowns.'],
  [13, 34, 'Languages'],
  [10, 18, 'English, Igbo, Norwegian (working knowledge)'],
]

/** A resume of one page, as the bytes of a PDF file. */
export function resume(): string {
  const text = lines.map(
    ([size, gap, words]) => `/F${size > 10 ? 2 : 1} ${size} Tf 0 -${gap} Td (${escaped(words)}) Tj`,
  )
  const content = `BT 64 760 Td\n${text.join('\n')}\nET`
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  return file([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R ' +
      '/Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    '<< /Title (Amara Okafor, resume) /Author (Amara Okafor) >>',
  ])
}

const escaped = (text: string) => text.replace(/[\\()]/g, '\\$&')

/** Numbers the objects and writes the table of where each begins; the last one describes the file. */
function file(objects: string[]): string {
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  return (
    `${body}xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}` +
    `trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
  )
}
