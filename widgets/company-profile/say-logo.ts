import { fill, say } from '../../src/index'
import { logoTexts } from './logo.texts'

/** Says that another logo stands in the form, or none any more. */
export function sayLogo(root: ShadowRoot, logo: File | null, isCropped?: boolean): void {
  const { chosen, cropped, removed } = logoTexts()
  say(root, logo ? fill(isCropped ? cropped : chosen, { name: logo.name }) : removed)
}
