/**
 * How much of each file has gone out, from 0 to 1: one request takes them one after the other, so what
 * has gone out of all tells how far each is.
 */
export function sharesOf(files: readonly File[], progress: number): (file: File) => number {
  const all = files.reduce((sum, { size }) => sum + size, 0)
  return file => {
    const before = files.slice(0, files.indexOf(file)).reduce((sum, { size }) => sum + size, 0)
    return Math.min(1, Math.max(0, (progress * all - before) / (file.size || 1)))
  }
}
