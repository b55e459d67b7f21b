import { useState, type ComponentProps } from 'react'
import { Uploader } from '../../src/ui/uploader'
import { storedEntry, type UploadEntry } from '../../src/ui/uploader'
import { show } from './show'
import { settle } from '../support/time'

type Props = ComponentProps<typeof Uploader>

/** A picture of 2 KB. */
export const image = (name: string) => new File(['x'.repeat(2048)], name, { type: 'image/png' })
/** A picture that the server has. */
export const stored = storedEntry(7, 'side.png', '/files/side.png')
/** A video that the server has. */
export const video = storedEntry(8, 'demo.mp4', '/files/demo.mp4')

/** An uploader that keeps its files. */
export function Images({ start, ...rest }: Partial<Props> & { start: UploadEntry[] }) {
  const [value, setValue] = useState(start)
  return (
    <Uploader
      name="images"
      label="Images"
      hint="png, jpeg or jpg, 5 MB each"
      accept={['png', 'jpeg', 'jpg', 'mp4']}
      maxMegabytes={5}
      maxFiles={3}
      value={value}
      onChange={setValue}
      onDelete={async () => true}
      {...rest}
    />
  )
}

/** An uploader on the page, with the ways in which tests use it. */
export function showUploader(start: UploadEntry[] = [], rest: Partial<Props> = {}) {
  const shown = show(<Images start={start} {...rest} />)
  const { find, findAll } = shown
  const give = async (type: string, key: string, files: File[]) => {
    const event = new Event(type, { bubbles: true, cancelable: true })
    Object.assign(event, { [key]: { files, types: ['Files'] } })
    find('.uploader').dispatchEvent(event)
    await settle()
    return event
  }
  return {
    ...shown,
    names: () => findAll('.file:not(.is-invalid) .file__name').map(each => each.textContent),
    faults: () => findAll('.file.is-invalid').map(each => each.textContent),
    said: () => find('[role=status]').textContent,
    dropFiles: (...files: File[]) => give('drop', 'dataTransfer', files),
    pasteFiles: (...files: File[]) => give('paste', 'clipboardData', files),
    async press(name: string) {
      find(`[aria-label="${name}"]`).click()
      await settle()
    },
    async pressText(text: string) {
      findAll('dialog .btn')
        .find(each => each.textContent === text)!
        .click()
      await settle()
    },
    async choose(...files: File[]) {
      const input = find<HTMLInputElement>('input[type=file]')
      Object.defineProperty(input, 'files', { value: files, configurable: true })
      input.dispatchEvent(new Event('change', { bubbles: true }))
      await settle()
    },
  }
}
