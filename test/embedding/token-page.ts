import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import type { Pair } from '../../stories/foundations/contrast'
import { newPage } from '../pages/support'

/** A page with the built tokens alone. */
export async function styled(theme: 'light' | 'dark', more: string[] = []): Promise<Page> {
  const page = await newPage({ theme })
  await page.setContent('<meta name="color-scheme" content="light dark">')
  for (const file of ['ndt.css', ...more]) {
    await page.addStyleTag({ content: readFileSync(`dist/${file}`, 'utf8') })
  }
  return page
}

/** The pairs whose contrast, as painted, is less than asked. */
export function below(page: Page, pairs: Pair[]): Promise<string[]> {
  return page.evaluate(pairs => {
    const canvas = document.createElement('canvas')
    const context = canvas.getContext('2d', { willReadFrequently: true })!
    const paint = (token: string) => {
      document.body.style.color = `var(--ndt-${token})`
      context.fillStyle = getComputedStyle(document.body).color
      context.fillRect(0, 0, 1, 1)
    }
    /** Of what is seen, as each lies on the one before. */
    const luminance = (...tokens: string[]) => {
      tokens.forEach(paint)
      const [r, g, b] = [...context.getImageData(0, 0, 1, 1).data].map(byte => {
        const part = byte / 255
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
    }
    return pairs.flatMap(({ text, ground, least }) => {
      const [a, b] = [luminance('surface', ground, text), luminance('surface', ground)]
      const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
      return contrast < least ? [`${text} on ${ground} ${contrast.toFixed(2)}`] : []
    })
  }, pairs)
}
