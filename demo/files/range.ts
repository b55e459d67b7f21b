/** Bytes of a file, both ends included. */
export interface Range {
  start: number
  end: number
}

/**
 * The part of a file that a `Range` header asks for: videos are wound by it. Several parts at once, and
 * what is no range of bytes, are answered with the whole; a part that the file has not is `none`.
 */
export function rangeOf(header: string | undefined, size: number): Range | 'none' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (!first && !last) return undefined
  // without a start, so many bytes from the end
  const start = first ? Number(first) : Math.max(0, size - Number(last))
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1
  if (first && last && Number(last) < start) return undefined
  return start > end ? 'none' : { start, end }
}
