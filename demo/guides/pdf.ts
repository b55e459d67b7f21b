import type { Guide } from './guides'
/** x */
export async function pdfOf(_guide: Guide): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array()
}
