import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { useState, type ComponentProps } from 'react'
import { Uploader } from '../../src/ui/uploader'
import { storedEntry, type UploadEntry } from '../../src/ui/uploader'
import { drawing, image } from '../fixtures/files'
import { choose } from '../support/inside'
import { part } from '../support/part'

const stored = [
  storedEntry(71, 'ws-40-side.jpeg', null),
  storedEntry(72, 'a-very-long-name-of-a-picture-that-does-not-fit-in-its-row.png', null),
]
const sent: UploadEntry = { key: 'sent', name: image.name, size: image.size, file: image }

function Images({
  start,
  ...rest
}: { start: UploadEntry[] } & Partial<ComponentProps<typeof Uploader>>) {
  const [value, setValue] = useState(start)
  return (
    <Uploader
      name="images"
      label="Images"
      hint="png, jpeg or jpg, 5 MB each"
      accept={['png', 'jpeg', 'jpg']}
      maxMegabytes={5}
      maxFiles={5}
      value={value}
      onChange={setValue}
      onDelete={() => Promise.resolve(true)}
      {...rest}
    />
  )
}

export default {} satisfies Meta

export const Empty: StoryObj = { render: () => part(<Images start={[]} />) }

export const Stored: StoryObj = { render: () => part(<Images start={stored} />) }

/** A file of another type stays in sight, with the reason (R244). */
export const Refused: StoryObj = {
  ...Stored,
  play: ({ canvasElement }) => choose(canvasElement, 'Upload: Images', drawing),
}

export const Sending: StoryObj = {
  render: () =>
    part(<Images start={[...stored, sent]} progress={() => 0.62} onCancel={() => true} />),
}

export const NotSent: StoryObj = {
  render: () => part(<Images start={[sent]} onRetry={() => {}} />),
}

export const Error: StoryObj = {
  render: () => part(<Images start={stored} error="The images field must have 2 items." />),
}

export const RightToLeft: StoryObj = { ...Stored, globals: { dir: 'rtl' } }
