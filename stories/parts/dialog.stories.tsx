import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { useState, type ReactNode } from 'react'
import { Button } from '../../src/ui/button'
import { Dialog } from '../../src/ui/dialog'
import { open } from '../support/inside'
import { part } from '../support/part'

export default { parameters: { docs: { story: { height: '420px' } } } } satisfies Meta

interface OpenerProps {
  title: string
  drawer?: boolean
  footer?: ReactNode
  children: ReactNode
}

/** A page's button, and the dialog that it opens. */
function Opener({ children, ...rest }: OpenerProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog {...rest} open={isOpen} closeLabel="Close" onClose={() => setOpen(false)}>
        {children}
      </Dialog>
    </>
  )
}

const play: StoryObj['play'] = ({ canvasElement }) => open(canvasElement, 'dialog', 'Open')

export const Closed: StoryObj = {
  render: () => part(<Opener title="Preferences">Jobs, courses</Opener>),
}

export const WithFooter: StoryObj = {
  play,
  render: () =>
    part(
      <Opener
        title="Delete this Service?"
        footer={
          <>
            <Button>Cancel</Button>
            <Button kind="danger">Delete</Button>
          </>
        }
      >
        This service will be permanently removed from your company profile.
      </Opener>,
    ),
}

export const Drawer: StoryObj = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play,
  render: () =>
    part(
      <Opener drawer title="List Your Company">
        <p className="muted">Companies keep a public profile and list products and services.</p>
      </Opener>,
    ),
}

export const LongTexts: StoryObj = {
  play,
  render: () =>
    part(
      <Opener
        title="Qualification of procedures for the examination of dissimilar metal welds"
        footer={<Button kind="primary">Save</Button>}
      >
        {Array.from({ length: 30 }, (_, index) => (
          <p key={index}>
            The examination volume is the weld and 10 mm of base metal on either side.
          </p>
        ))}
      </Opener>,
    ),
}
