import type { ComponentProps } from 'react'
import { LinkButton } from '../../src/index'

/** Without script a call to action leads to the page's own form. */
export function Call({ onClick, ...props }: ComponentProps<typeof LinkButton>) {
  return <LinkButton kind="primary" size="lg" href="#get-the-guide" {...props} />
}
