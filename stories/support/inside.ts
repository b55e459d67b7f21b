import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'

/** Milliseconds that a slow machine may take. */
const patience = { timeout: 5000 }

/** Testing Library's queries over what a story's tag drew. */
export function inside(canvas: HTMLElement): ReturnType<typeof within> {
  const tags = [...canvas.querySelectorAll('*')]
  const tag = tags.find(({ localName }) => localName.startsWith('ndt-'))!
  return within(tag.shadowRoot!.querySelector<HTMLElement>('.ndt')!)
}

/** Presses what has the role and the name, once it is there. */
export async function press(
  canvas: HTMLElement,
  role: string,
  name: string | RegExp,
): Promise<void> {
  await userEvent.click(await inside(canvas).findByRole(role, { name }, patience))
}

/** Types into the field of that label, once it is in view. */
export async function fillIn(canvas: HTMLElement, label: string, text: string): Promise<void> {
  const field = await inside(canvas).findByLabelText(new RegExp(`^${label}`), {}, patience)
  await waitFor(() => expect(field.checkVisibility()).toBe(true), patience)
  await userEvent.type(field, text)
}

/** Chooses a file in the field of that name, as a visitor does in the browser's own window. */
export async function choose(
  canvas: HTMLElement,
  label: string | RegExp,
  file: File,
): Promise<void> {
  const field = await inside(canvas).findByLabelText(label, {}, patience)
  await fireEvent.change(field, { target: { files: [file] } })
}

/** Types into the combobox of that label, once its list is brought, which draws the field anew. */
export async function search(canvas: HTMLElement, label: string, text: string): Promise<void> {
  const name = new RegExp(`^${label}`)
  const field = () => inside(canvas).getByRole('combobox', { name })
  await waitFor(() => expect(field()).toHaveAttribute('aria-controls'), patience)
  await userEvent.type(field(), text)
}

/** Presses a button, and waits for the menu or the dialog that it opens. */
export async function open(
  canvas: HTMLElement,
  role: 'menu' | 'dialog' | 'alertdialog',
  name: string | RegExp,
): Promise<void> {
  await press(canvas, 'button', name)
  await inside(canvas).findByRole(role, {}, patience)
}
