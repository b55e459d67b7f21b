import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { useState, type ComponentProps } from 'react'
import { FileButton } from '../../src/ui/file-button'
import { FileField } from '../../src/ui/file'
import type { FileValue } from '../../src/ui/file'
import { portrait } from '../fixtures/pictures'
import { choose, inside } from '../support/inside'
import { part, Row } from '../support/part'

export default { parameters: { column: 560 } } satisfies Meta

const words = {
  upload: 'Upload',
  update: 'Update Resume',
  preview: 'Preview',
  remove: 'Remove resume',
}

const file = (name: string, kilobytes: number) =>
  new File([new Uint8Array(kilobytes * 1024)], name, { type: 'application/pdf' })

const chosen = (name: string, kilobytes: number): FileValue => ({
  kind: 'chosen',
  file: file(name, kilobytes),
  replaces: false,
})

const stored: FileValue = {
  kind: 'stored',
  url: '/files/okafor-resume.pdf',
  name: 'okafor-resume.pdf',
}

/** A resume field that keeps its file. */
function Resume({
  start = { kind: 'none' },
  ...rest
}: { start?: FileValue } & Partial<ComponentProps<typeof FileField>>) {
  const [value, setValue] = useState(start)
  return (
    <FileField
      name="resume"
      label="Resume"
      hint=".doc, .docx or .pdf, max 5MB"
      accept={['doc', 'docx', 'pdf']}
      maxMegabytes={5}
      words={words}
      value={value}
      onChange={setValue}
      {...rest}
    />
  )
}

export const Empty: StoryObj = { render: () => part(<Resume />) }

export const Mandatory: StoryObj = { render: () => part(<Resume mandatory />) }

export const Chosen: StoryObj = {
  render: () => part(<Resume start={chosen('okafor-resume-2026.pdf', 312)} />),
}

export const Stored: StoryObj = {
  render: () => part(<Resume start={stored} note="Uploaded on 02-09-2026" />),
}

export const Sending: StoryObj = {
  render: () =>
    part(
      <Resume
        start={chosen('okafor-resume-2026.pdf', 312)}
        progress={0.46}
        onCancel={() => true}
      />,
    ),
}

export const NotSent: StoryObj = {
  render: () =>
    part(
      <Resume
        start={chosen('okafor-resume-2026.pdf', 312)}
        error="The network is gone. Please try again."
        onRetry={() => undefined}
      />,
    ),
}

export const Refused: StoryObj = {
  render: () =>
    part(
      <Resume
        mandatory
        start={chosen('okafor-resume-scans.pdf', 8397)}
        error="The resume must not be greater than 5MB."
      />,
    ),
}

export const TooLarge: StoryObj = {
  render: Empty.render!,
  play: ({ canvasElement }) => choose(canvasElement, 'Upload: Resume', file('scans.pdf', 5121)),
}

export const WrongType: StoryObj = {
  render: Stored.render!,
  play: ({ canvasElement }) => choose(canvasElement, 'Update Resume', file('notes.odt', 1)),
}

export const Over: StoryObj = {
  render: Empty.render!,
  async play({ canvasElement }) {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(file('okafor-resume-2026.pdf', 1))
    const input = await inside(canvasElement).findByLabelText('Upload: Resume')
    input.dispatchEvent(new DragEvent('dragover', { dataTransfer, bubbles: true }))
  },
}

export const Picture: StoryObj = {
  render: () =>
    part(
      <Resume
        label="Picture"
        hint="png, jpeg or jpg, max 5 MB"
        accept={['png', 'jpeg', 'jpg']}
        words={{ ...words, update: 'Replace', remove: 'Remove' }}
        start={{ kind: 'stored', url: portrait, name: 'portrait.png' }}
      />,
    ),
}

export const LongNameOnAPhone: StoryObj = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: () =>
    part(
      <Resume
        start={chosen('Qualification of procedures for dissimilar metal welds, final 2.pdf', 977)}
      />,
    ),
}

export const RightToLeft: StoryObj = {
  globals: { dir: 'rtl' },
  render: () => part(<Resume start={chosen('سيرة-ذاتية.pdf', 312)} />),
}

export const Buttons: StoryObj = {
  render: () =>
    part(
      <Row>
        {(['primary', 'secondary'] as const).map(kind => (
          <FileButton
            key={kind}
            kind={kind}
            label={kind === 'primary' ? 'Upload' : 'Re-Upload'}
            accept={['png', 'jpeg', 'jpg']}
            maxMegabytes={20}
            onFile={() => undefined}
            onFault={() => undefined}
          />
        ))}
      </Row>,
    ),
}
