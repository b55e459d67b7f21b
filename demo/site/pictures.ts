import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Context } from 'hono'
import sharp from 'sharp'
import { isVisible } from '../api/rules'
import type { Env } from '../auth/env'
import { inTurn } from '../files/turns'
import { madeOnce } from '../made-once'

/** Pixels of a picture as sites that pages are shared on show it. */
const [WIDTH, HEIGHT] = [1200, 630]
const MARGIN = 80
/** How many pictures are kept: some megabytes. */
const KEPT = 200

const require = createRequire(import.meta.url)
/** A file of our own: a server need not have any font. */
const font = require.resolve('@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf')
const background = new URL('../assets/share.svg', import.meta.url)
const drawn = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

/** Answers with the picture of a page: its name, and what is said below it. */
export async function answerPicture(c: Context<Env>, [title, ...facts]: [string, ...string[]]) {
  const line = facts.filter(Boolean).join(' · ')
  c.header('Content-Type', 'image/png')
  c.header('Cache-Control', 'public, max-age=86400')
  return c.body(await pictureOf(title, line, c.get('address')))
}

/**
 * A picture, drawn the first time that it is asked for, when it is the turn of who asks; those asked for
 * longest ago are forgotten.
 */
function pictureOf(title: string, line: string, who: string): Promise<Uint8Array<ArrayBuffer>> {
  const key = `${title}\n${line}`
  const picture = madeOnce(drawn, key, () => inTurn(who, () => draw(title, line)))
  drawn.delete(key)
  drawn.set(key, picture)
  if (drawn.size > KEPT) drawn.delete(drawn.keys().next().value!)
  return picture
}

async function draw(title: string, line: string): Promise<Uint8Array<ArrayBuffer>> {
  // one after the other: a picture takes one of the process's threads, and not two
  const below = await text(line, 24, 90, '#a9c4c9')
  const above = await text(title, 46, 80)
  const foot = HEIGHT - MARGIN - below.height
  const png = await sharp(await readFile(background))
    .resize(WIDTH, HEIGHT)
    .composite([
      { input: below.data, left: MARGIN, top: foot },
      { input: above.data, left: MARGIN, top: foot - 28 - above.height },
    ])
    .png()
    .toBuffer()
  return new Uint8Array(png)
}

/** Words as a picture of their own, no longer than has room; an empty one where nothing of them is seen. */
async function text(words: string, size: number, longest: number, colour = '#ffffff') {
  const shown = words.length > longest ? `${words.slice(0, longest - 1).trimEnd()}…` : words
  const { data, info } = await (
    isVisible(shown) ? written(shown, size, colour) : sharp({ create: EMPTY })
  )
    .png()
    .toBuffer({ resolveWithObject: true })
  return { data, height: info.height }
}

const EMPTY = { width: 1, height: 1, channels: 4, background: 'transparent' } as const

const written = (words: string, size: number, colour: string) =>
  sharp({
    text: {
      text: `<span foreground="${colour}">${escape(words)}</span>`,
      font: `Arimo Bold ${size}`,
      fontfile: font,
      width: WIDTH - 2 * MARGIN,
      dpi: 96,
      rgba: true,
      wrap: 'word-char',
    },
  })

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Text as Pango's markup, without characters that XML knows none of. */
const escape = (words: string) =>
  words.replace(/\p{Cc}/gu, ' ').replace(/[&<>]/g, character => ENTITIES[character]!)
