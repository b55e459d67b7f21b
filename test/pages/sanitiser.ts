import { build } from 'esbuild'
import type { Page } from 'playwright-core'
import { newPage } from './support'

/** An empty page that has the editor's own sanitiser, and no policy that would do its work. */
export async function openSanitiser(): Promise<Page> {
  const options = { bundle: true, format: 'iife', globalName: 'editor', write: false } as const
  const { outputFiles } = await build({
    entryPoints: ['src/ui/rich-text/stored/sanitise.ts'],
    ...options,
  })
  const page = await newPage()
  await page.addScriptTag({ content: outputFiles[0]!.text })
  return page
}

/** What the sanitiser makes of texts, in a browser's own parser. */
export function sanitiseIn(page: Page, texts: string[], mode?: 'stored'): Promise<string[]> {
  return page.evaluate(
    ({ texts, mode }) => {
      const { editor } = globalThis as unknown as {
        editor: { sanitise(html: string, mode?: string): string }
      }
      return texts.map(text => editor.sanitise(text, mode))
    },
    { texts, mode },
  )
}
