import type { WebComponentsRenderer } from '@storybook/web-components-vite'
import type { ArgsStoryFn, StoryContext } from 'storybook/internal/types'
import { setAttributes } from '../stories/support/attributes'

type Context = StoryContext<WebComponentsRenderer>

/** Puts the tag on the page, with the controls as its attributes; a changed control keeps the element. */
export const mount: ArgsStoryFn<WebComponentsRenderer> = (args, { component, canvasElement }) => {
  const tag = String(component)
  const shown = (canvasElement as HTMLElement).querySelector<HTMLElement>(tag)
  const element = shown ?? document.createElement(tag)
  setAttributes(element, args)
  return element
}

/** What a page would write to get a story; the story's own code where it is no tag's. */
export function htmlOf(code: string, context: Context): string {
  if (!context.component) return code
  const canvasElement = document.createElement('div')
  const drawn = context.originalStoryFn(context.args, { ...context, canvasElement })
  return drawn instanceof HTMLElement ? drawn.outerHTML : String(drawn)
}
