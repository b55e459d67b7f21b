import type { WebComponentsRenderer } from '@storybook/web-components-vite'
import type { ArgsStoryFn } from 'storybook/internal/types'

/** Puts the tag on the page, with the controls as its attributes; a changed control keeps the element. */
export const mount: ArgsStoryFn<WebComponentsRenderer> = (args, { component, canvasElement }) => {
  const tag = String(component)
  const shown = (canvasElement as HTMLElement).querySelector(tag)
  const element = shown ?? document.createElement(tag)
  for (const [name, value] of Object.entries(args)) {
    if (value === undefined || value === false || value === '') element.removeAttribute(name)
    else element.setAttribute(name, attributeOf(value))
  }
  return element
}

function attributeOf(value: unknown): string {
  if (value === true) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
