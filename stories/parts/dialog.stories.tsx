import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { useState, type ReactNode } from 'react'
import { Button } from '../../src/ui/button'
import { Dialog, DialogBody, DialogFoot } from '../../src/ui/dialog'
import { open } from '../support/inside'
import { part } from '../support/part'

const play: StoryObj['play'] = ({ canvasElement }) => open(canvasElement, 'dialog', 'Open')

export default { parameters: { docs: { story: { height: '420px' } } } } satisfies Meta

interface OpenerProps {
  title: string
  drawer?: boolean
  alert?: string
  children: ReactNode
}

/** A page's button, and the dialog that it opens. */
function Opener({ children, ...rest }: OpenerProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog {...rest} open={isOpen} onClose={() => setOpen(false)}>
        {children}
      </Dialog>
    </>
  )
}

const foot = (
  <DialogFoot>
    <Button>Cancel</Button>
    <Button kind="primary">Save</Button>
  </DialogFoot>
)

export const Closed: StoryObj = {
  render: () =>
    part(
      <Opener title="Preferences">
        <DialogBody>Jobs, courses</DialogBody>
      </Opener>,
    ),
}

export const Titled: StoryObj = {
  play,
  render: () =>
    part(
      <Opener title="Preferences">
        <DialogBody>Choose what the portal shows you first.</DialogBody>
        {foot}
      </Opener>,
    ),
}

/** A question that wants an answer has no head of its own. */
export const Alert: StoryObj = {
  play: ({ canvasElement }) => open(canvasElement, 'alertdialog', 'Open'),
  render: () =>
    part(
      <Opener alert="about" title="Delete this Service?">
        <DialogBody>
          <p id="about">This service will be permanently removed from your company profile.</p>
        </DialogBody>
        <DialogFoot>
          <Button>Cancel</Button>
          <Button kind="danger">Delete</Button>
        </DialogFoot>
      </Opener>,
    ),
}

export const Drawer: StoryObj = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play,
  render: () =>
    part(
      <Opener drawer title="List Your Company">
        <DialogBody>Companies keep a public profile and list products and services.</DialogBody>
      </Opener>,
    ),
}

export const LongTexts: StoryObj = {
  play,
  render: () =>
    part(
      <Opener title="Qualification of procedures for the examination of dissimilar metal welds">
        <DialogBody>
          {Array.from({ length: 30 }, (_, index) => (
            <p key={index}>
              The examined volume is the weld and 10 mm of base metal on either side.
            </p>
          ))}
          <a className="link" href="/ndt-courses">
            Explore Courses
          </a>
        </DialogBody>
        {foot}
      </Opener>,
    ),
}

/** A text with nothing to press in it is a stop of the tab key, and scrolls by keyboard. */
export const LongTextAlone: StoryObj = {
  play,
  render: () =>
    part(
      <Opener title="Scope of the examination">
        <DialogBody>
          {Array.from({ length: 40 }, (_, index) => (
            <p key={index}>
              The examined volume is the weld and 10 mm of base metal on either side.
            </p>
          ))}
        </DialogBody>
        {foot}
      </Opener>,
    ),
}
