import type { StoryObj } from '@storybook/web-components-vite'
import { getProduct } from '../../src/contract'
import { product } from '../fixtures/company-forms'
import { scans } from '../fixtures/pictures'
import { answer, calls, fail, hang } from './calls'
import { inside, open, press } from './inside'

/** Without a video: the browser's player turns a ring for a while, which nobody can see the end of. */
const drawn = {
  ...product.data,
  status: 1,
  original_cover_image: scans.plate,
  images: [{ ...product.data.images[0], image_url: scans.echo }],
  videos: [],
}

/** A product of the table, beside its list, from the menu of the row of that name. */
export function previewStates(name: string) {
  async function preview({ canvasElement }: { canvasElement: HTMLElement }) {
    await open(canvasElement, 'menu', `Actions for ${name}`)
    await press(canvasElement, 'menuitem', 'Preview')
    await inside(canvasElement).findByRole('dialog', {}, { timeout: 5000 })
  }
  const shown = (status: number) => ({
    beforeEach: calls(answer(getProduct, { data: { ...drawn, status } })),
    async play({ canvasElement }: { canvasElement: HTMLElement }) {
      await preview({ canvasElement })
      await inside(canvasElement).findByText(drawn.short_description, {}, { timeout: 5000 })
    },
  })
  return {
    Preview: shown(1),
    PreviewOfUnpublished: shown(2),
    PreviewLoading: { beforeEach: calls(hang(getProduct)), play: preview },
    PreviewFailed: {
      beforeEach: calls(fail(getProduct, 403)),
      parameters: { expectedErrors: ['<ndt-product-table> data:'] },
      play: preview,
    },
  } satisfies Record<string, StoryObj>
}
