import type { Page } from 'playwright-core'
import { expect } from 'vitest'

type Look = Record<string, string>

/** The computed style of each element in a tag's shadow root, and its box within the tag. */
async function looks(page: Page, selector: string, inner: string): Promise<Look[]> {
  return page.locator(selector).evaluate((host, inner) => {
    const origin = host.getBoundingClientRect()
    return [...host.shadowRoot!.querySelectorAll(inner)].map(element => {
      const style = getComputedStyle(element)
      const box = element.getBoundingClientRect()
      const values = [...style].map(name => [name, style.getPropertyValue(name)])
      return {
        element: `${element.localName}.${element.getAttribute('class')}`,
        ...(Object.fromEntries(values) as Look),
        box: [box.x - origin.x, box.y - origin.y, box.width, box.height].map(Math.round).join(),
      }
    })
  }, inner)
}

/** Expects a tag, or what `inner` names in it, to look on one page as it does on the other. */
export async function compare(
  clean: Page,
  hostile: Page,
  selector: string,
  inner = '.ndt, .ndt *',
): Promise<void> {
  const [wanted, found] = [
    await looks(clean, selector, inner),
    await looks(hostile, selector, inner),
  ]
  expect(wanted.length).toBeGreaterThan(5)
  const differences = wanted.flatMap((look, index) =>
    Object.keys(look)
      .filter(name => look[name] !== found[index]?.[name])
      .map(name => `${look['element']} ${name}: ${look[name]} → ${found[index]?.[name]}`),
  )
  expect(differences).toEqual([])
  expect(found).toHaveLength(wanted.length)
}
