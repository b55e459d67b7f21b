import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import sharp from 'sharp'
import { madeOnce } from '../made-once'
import type { Guide } from './guides'

/** Pixels of a picture as sites that pages are shared on show it. */
const SIZE = [1200, 630] as const

const art = new URL('../../src/guides/art/', import.meta.url)
const drawn = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

/** A guide's picture as PNG, for sites that take no SVG (R266). */
export function pictureOf({ image }: Guide): Promise<Uint8Array<ArrayBuffer>> {
  const name = basename(image)
  return madeOnce(drawn, name, () => draw(name))
}

async function draw(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const svg = await readFile(new URL(name, art))
  const png = await sharp(svg, { density: 200 })
    .resize(...SIZE)
    .png()
    .toBuffer()
  return new Uint8Array(png)
}
