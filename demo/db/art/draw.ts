/** Draws the demo's logos, pictures of courses and products, and resume anew: `npx tsx demo/db/art/draw.ts`. */
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { logos } from './logos'
import { productPictures } from './products'
import { resume } from './resume'
import { aScan, cScan, impedancePlane, sectorScan } from './scans'
import * as scenes from './scenes'

const assets = fileURLToPath(new URL('../../assets/', import.meta.url))
const files = fileURLToPath(new URL('../seed/files/', import.meta.url))

const courses: [name: string, svg: string][] = [
  ['a-scan.svg', aScan()],
  ['c-scan.svg', cScan()],
  ['field-lines.svg', scenes.fieldLines()],
  ['immersion-tank.svg', scenes.immersionTank()],
  ['impedance-plane.svg', impedancePlane()],
  ['penetrant.svg', scenes.penetrant()],
  ['radiograph.svg', scenes.radiograph()],
  ['ring-probe.svg', scenes.ringProbe()],
  ['sector-scan.svg', sectorScan()],
  ['thermogram.svg', scenes.thermogram()],
  ['tofd-pair.svg', scenes.tofdPair()],
]

async function write(folder: string, drawn: [name: string, content: string][]): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [name, content] of drawn) await writeFile(folder + name, content)
}

await write(`${assets}logos/`, logos())
await write(`${assets}courses/`, courses)
await write(`${assets}products/`, productPictures())
await write(files, [['okafor-resume.pdf', resume()]])
