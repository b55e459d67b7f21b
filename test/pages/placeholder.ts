import type { Locator } from 'playwright-core'

/** How many pixels of its field the words in a field's place leave free; less than none where they are cut. */
export function leftByPlaceholder(field: Locator): Promise<number> {
  return field.evaluate(field => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(field)
    const pen = globalThis.document.createElement('canvas').getContext('2d')!
    pen.font = font
    const { width } = pen.measureText((field as HTMLInputElement).placeholder)
    return field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - width
  })
}
