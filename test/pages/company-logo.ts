import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'

/** The logo, with its buttons. */
export function logo(page: Page): Locator {
  return page.getByRole('group', { name: 'Company logo' })
}

/** One of the logo's buttons. */
export function button(page: Page, name: string): Locator {
  return logo(page).getByRole('button', { name })
}

/** An image of one colour. */
export async function png(name: string, width = 600, height = 400, background = '#c00') {
  const image = sharp({ create: { width, height, channels: 3, background } })
  return { name, mimeType: 'image/png', buffer: await image.png().toBuffer() }
}

/** The names of the fields of each save from now on; a browser does not tell them where a file is sent. */
export function savesOf(page: Page): string[][] {
  const saves: string[][] = []
  page.on('request', request => {
    if (!request.url().endsWith('/dashboard/company/profile/update')) return
    const body = request.postDataBuffer()!.toString('latin1')
    saves.push([...body.matchAll(/name="([^"]+)"/g)].map(([, name]) => name!))
  })
  return saves
}

/** Deletes the logo, as far as the form goes. */
export async function deleteLogo(page: Page): Promise<void> {
  await button(page, 'Delete').click()
  const question = page.getByRole('dialog', { name: 'Delete profile photo' })
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await button(page, 'Upload').waitFor()
}
