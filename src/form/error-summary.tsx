import { useEffect } from 'react'
import { useHost, watchFocus } from '../ui/host'
import { useLazyPart } from '../ui/lazy-part'
import type { Labels } from './labels'

interface ErrorSummaryProps {
  /** What is wrong with each field; what is wrong with the whole form stands under ''. */
  errors: Record<string, string>
  labels: Labels
  /** Nothing is said of the whole form, where the description shows no failure (R59, R123). */
  isQuiet?: boolean
}

/** What is wrong in several fields, and what no field shows, above them; it loads with the first. */
export function ErrorSummary({ errors, labels, isQuiet }: ErrorSummaryProps) {
  const { root } = useHost()
  const { part, open } = useLazyPart(async () => {
    const isPassed = watchFocus(root)
    const { ErrorList } = await import('./lazy/error-summary')
    return { ErrorList, isPassed: isPassed() }
  })
  const [name, another] = Object.keys(errors).filter(name => name || !isQuiet)
  // one that its field shows is said there
  const isNeeded = another !== undefined || (name !== undefined && !labels.get(name))
  useEffect(() => {
    if (isNeeded) void open()
  }, [isNeeded, open])
  return (
    part && isNeeded && <part.ErrorList {...{ errors, labels, isQuiet }} isPassed={part.isPassed} />
  )
}
