import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import type { Picture } from './picture'

const FOLDER = 'test/pictures/accepted'

/** How far back a picture finds its like: 2 to this power of bytes, which is some twenty states of a screen in a look. */
const WINDOW = 28

/** What stands before the pixels: each picture's name and size, in their order. */
type Contents = { name: string; width: number; height: number }[]

/**
 * The accepted pictures of one screen or part, each of a story in a look.
 *
 * They are one file, as the states of a screen are alike: together they take a third of what they take one by one.
 */
export class Album {
  #isChanged = false

  private constructor(
    private readonly title: string,
    private readonly pictures: Map<string, Picture>,
  ) {}

  /** The titles that have an album. */
  static titles(): string[] {
    mkdirSync(FOLDER, { recursive: true })
    return readdirSync(FOLDER).map(name => name.replace(/\.br$/, ''))
  }

  static async open(title: string): Promise<Album> {
    const isKnown = Album.titles().includes(title)
    return new Album(title, isKnown ? await unpacked(readFileSync(fileOf(title))) : new Map())
  }

  names(): string[] {
    return [...this.pictures.keys()]
  }

  /** What a story looked like when somebody last accepted it. */
  picture(name: string): Picture | undefined {
    return this.pictures.get(name)
  }

  /** Keeps a picture as what a story is to look like; without one, the story is no more. */
  accept(name: string, picture?: Picture): void {
    this.#isChanged = true
    if (picture) this.pictures.set(name, picture)
    else this.pictures.delete(name)
  }

  async save(): Promise<void> {
    if (!this.#isChanged) return
    if (this.pictures.size) writeFileSync(fileOf(this.title), await packed(this.pictures))
    else rmSync(fileOf(this.title))
  }
}

const fileOf = (title: string) => `${FOLDER}/${title}.br`

/** The pictures of a file: a line of JSON, and then the pixels of one picture after those of another. */
export async function unpacked(file: Buffer): Promise<Map<string, Picture>> {
  const whole = await promisify(brotliDecompress)(file, {
    params: { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 },
  })
  let at = whole.indexOf('\n')
  const contents = JSON.parse(whole.toString('utf8', 0, at++)) as Contents
  return new Map(
    contents.map(({ name, width, height }) => {
      const data = whole.subarray(at, (at += width * height * 3))
      return [name, { width, height, data }]
    }),
  )
}

/** A file of pictures, in the order of their names, by which those of a look follow each other. */
export function packed(pictures: Map<string, Picture>): Promise<Buffer> {
  const sorted = [...pictures].sort(([one], [other]) => (one < other ? -1 : 1))
  const contents: Contents = sorted.map(([name, { width, height }]) => ({ name, width, height }))
  const pixels = sorted.map(([, { data }]) => data)
  return promisify(brotliCompress)(
    Buffer.concat([Buffer.from(`${JSON.stringify(contents)}\n`), ...pixels]),
    {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 9,
        [constants.BROTLI_PARAM_LGWIN]: WINDOW,
        [constants.BROTLI_PARAM_LARGE_WINDOW]: 1,
      },
    },
  )
}
