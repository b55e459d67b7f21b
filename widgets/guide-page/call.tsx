import type { ComponentProps } from 'react'
import { Button } from '../../src/index'

/** A call to action: it opens the download's dialog (R264). */
export function Call(props: ComponentProps<typeof Button>) {
  return <Button kind="primary" size="lg" {...props} />
}
