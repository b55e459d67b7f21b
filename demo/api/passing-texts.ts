import { Buffer } from 'node:buffer'
import { MultipartPart } from '@remix-run/multipart-parser'
import { MAX_FIELDS } from '../auth/form-fields'
import { boundaryOf, MAX_TEXTS, nest, type Field } from './body'

const HEAD_END = '\r\n\r\n'
/** What the head of a part holds at most. */
const MAX_HEAD = 8192
/** Bytes of a text wait for so many more: kept one by one, each would take a hundred times its room. */
const PIECE = 4096

/**
 * The texts of a multipart form that is refused, taken from its bytes as they pass: of a file no more than its
 * name is kept, so that it costs no memory however large it is.
 */
export class PassingTexts {
  private readonly fields: Field[] = []
  private readonly border: Buffer
  private left: Buffer = Buffer.from('\r\n')
  private part: { name: string; file?: string; text: Buffer[] } | undefined
  private isHead = false
  private isOver = false
  private room = MAX_TEXTS

  constructor(contentType: string) {
    const boundary = boundaryOf(contentType)
    this.border = Buffer.from(`\r\n--${boundary}`, 'latin1')
    if (!boundary) this.giveUp()
  }

  /** Takes the next bytes. */
  take(chunk: Uint8Array): void {
    if (this.isOver) return
    this.left = Buffer.concat([this.left, chunk])
    while (!this.isOver && (this.isHead ? this.readHead() : this.readContent()));
  }

  /** The form, once all of it has passed; undefined where it came to no end, or had more in it than a form of ours. */
  get form(): Record<string, unknown> | undefined {
    if (!this.isOver || this.room < 0) return undefined
    return nest(this.fields) as Record<string, unknown>
  }

  private readContent(): boolean {
    const at = this.left.indexOf(this.border)
    const end = at < 0 ? Math.max(0, this.left.length - this.border.length + 1) : at
    if (at < 0 && end < PIECE) return false
    if (this.part && this.part.file === undefined) {
      this.room -= end
      this.part.text.push(Buffer.from(this.left.subarray(0, end)))
    }
    this.left = this.left.subarray(at < 0 ? end : at + this.border.length)
    if (this.room < 0) this.isOver = true
    if (at < 0) return false
    if (this.part) this.keep(this.part)
    this.isHead = true
    return true
  }

  private readHead(): boolean {
    if (this.left.subarray(0, 2).toString() === '--') this.isOver = true
    const end = this.left.indexOf(HEAD_END)
    if (end < 0) {
      if (this.left.length > MAX_HEAD) this.giveUp()
      return false
    }
    // a thousand names can be longer than all texts
    this.room -= end
    if (end > MAX_HEAD || this.room < 0) this.giveUp()
    try {
      // read as where the whole form is
      const { name = '', filename } = new MultipartPart(this.left.subarray(0, end), [])
      this.part = { name, text: [], ...(filename !== undefined && { file: filename }) }
    } catch {
      this.giveUp()
    }
    this.left = this.left.subarray(end + HEAD_END.length)
    this.isHead = false
    return true
  }

  private keep({ name, file, text }: { name: string; file?: string; text: Buffer[] }): void {
    const value = file === undefined ? Buffer.concat(text).toString() : new File([], file)
    if (this.fields.push([name, value]) >= MAX_FIELDS) this.giveUp()
  }

  private giveUp(): void {
    this.isOver = true
    this.room = -1
  }
}
