import { fill } from '../../../texts'
import { faultOf } from '../../file'
import { editorTexts } from './texts'

const MAX_MEGABYTES = 5

/** Endings of images that the editor takes (R171). */
export const imageEndings = ['png', 'jpeg', 'jpg']

/** What is wrong with an image, in the description's words (R171, R172). */
export function imageFault(file: File): string | undefined {
  const wrong = faultOf(file, { accept: imageEndings, maxMegabytes: Infinity })
  if (wrong) return wrong
  if (file.size <= MAX_MEGABYTES * 1_048_576) return undefined
  return fill(editorTexts().tooLarge, { n: MAX_MEGABYTES })
}
