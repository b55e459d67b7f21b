import { fill, say } from '../../src/index'
import { logoTexts } from './logo.texts'

/** Says that another logo stands in the form, or none any more. */
export function sayLogo(root: ShadowRoot, logo: File | null): void {
  const t = logoTexts()
  say(root, logo ? fill(t.chosen, { name: logo.name }) : t.removed)
}
