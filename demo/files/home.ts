import type { Range } from './range'

/** A file on its way: whoever asked for it reads it to its end or cancels it. */
export type Bytes = ReadableStream<Uint8Array>

/** A place where files lie, each under a path of its own. Whatever is asked throws when it does not answer. */
export interface FileHome {
  /** Writes a file: under its path it is there whole or not at all. */
  write(path: string, bytes: Uint8Array): Promise<void>
  /** A file, or a part of it; undefined where there is none. */
  read(path: string, part?: Range): Promise<Bytes | undefined>
  /** Removes a file, if there is one. */
  remove(path: string): Promise<void>
  /** Every file below a folder, and when it was written. */
  list(folder: string): AsyncIterable<{ path: string; written: Date }>
  /** Throws unless files can be kept here. */
  check(): Promise<void>
}
