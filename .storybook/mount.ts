import type { WebComponentsRenderer } from '@storybook/web-components-vite'
import type { ArgsStoryFn } from 'storybook/internal/types'
import { setAttributes } from '../stories/support/attributes'

/** Puts the tag on the page, with the controls as its attributes; a changed control keeps the element. */
export const mount: ArgsStoryFn<WebComponentsRenderer> = (args, { component, canvasElement }) => {
  const tag = String(component)
  const shown = (canvasElement as HTMLElement).querySelector<HTMLElement>(tag)
  const element = shown ?? document.createElement(tag)
  setAttributes(element, args)
  return element
}
