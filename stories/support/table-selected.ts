import type { StoryObj } from '@storybook/web-components-vite'
import { userEvent, within } from 'storybook/test'
import { calls, fail, hang } from './calls'
import { inside, open, press } from './inside'
import { isFor } from './server'
import { isWide, refused, type Table } from './table'

type Play = NonNullable<StoryObj['play']>

/** A phone has no selection, and shows the list as it is. */
const whereWide =
  (play: Play): Play =>
  context =>
    isWide() ? play(context) : undefined

/** The states in which several rows of a company's list are selected. */
export function selectedStates<Row extends { id: number }>({
  tag,
  toggle,
  remove,
  rows,
}: Pick<Table<Row>, 'tag' | 'toggle' | 'remove' | 'rows'>) {
  const failing = { expectedErrors: () => (isWide() ? [`<${tag}> save:`] : []) }
  const selecting = {
    args: { selectable: true },
    globals: { viewport: { value: 'wide', isRotated: false } },
  }
  /** Refuses the change of rows, by their places in the list. */
  const refuse = (status: number, ...places: number[]) => {
    const paths = places.map(place => toggle.path.replace('{id}', String(rows(10)[place]!.id)))
    return calls(request =>
      paths.some(path => isFor({ ...toggle, path }, request))
        ? Response.json(refused, { status })
        : undefined,
    )
  }
  async function ask(canvas: HTMLElement, action: string) {
    await press(canvas, 'checkbox', 'Select all rows')
    await open(canvas, 'dialog', action)
  }
  async function confirm(canvas: HTMLElement, action: string) {
    await ask(canvas, action)
    const dialog = within(await inside(canvas).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: action }))
  }
  const unpublished = (words: RegExp) =>
    whereWide(async ({ canvasElement }) => {
      await confirm(canvasElement, 'Unpublish')
      await inside(canvasElement).findByText(words, {}, { timeout: 5000 })
    })
  return {
    RowsSelected: {
      ...selecting,
      play: whereWide(async ({ canvasElement }) => {
        for (const { name } of rows(3) as unknown as { name: string }[]) {
          await press(canvasElement, 'checkbox', `Select ${name}`)
        }
        await inside(canvasElement).findByText('3 selected', {}, { timeout: 5000 })
      }),
    },
    UnpublishingMany: {
      ...selecting,
      play: whereWide(({ canvasElement }) => ask(canvasElement, 'Unpublish')),
    },
    DeletingMany: {
      ...selecting,
      play: whereWide(({ canvasElement }) => ask(canvasElement, 'Delete')),
    },
    ManyOnTheirWay: {
      ...selecting,
      beforeEach: calls(hang(toggle)),
      play: whereWide(({ canvasElement }) => confirm(canvasElement, 'Unpublish')),
    },
    ManyUnpublished: {
      ...selecting,
      parameters: failing,
      beforeEach: refuse(422, 4, 5),
      play: unpublished(/2 failed/),
    },
    ManyAfterSession: {
      ...selecting,
      parameters: failing,
      beforeEach: refuse(401, 5, 6, 7, 8, 9),
      play: unpublished(/not done/),
    },
    ManyNotDeleted: {
      ...selecting,
      parameters: failing,
      beforeEach: calls(fail(remove, 422, refused)),
      play: whereWide(async ({ canvasElement }) => {
        await confirm(canvasElement, 'Delete')
        await inside(canvasElement).findByText(/10 failed/, {}, { timeout: 5000 })
      }),
    },
  } satisfies Record<string, StoryObj>
}
