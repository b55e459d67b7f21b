import { useEffect, useRef, useState, type RefObject } from 'react'
import { navigate } from '../navigate'
import { useHost } from '../ui/host'
import { untakenIn, useLeaveGuard } from './form-effects'
import type { Form } from './use-form'

/** The way from a form's page back to where it came from: at once, after a question, or after a save. */
export function useLeaving<V extends object>(
  form: Form<V>,
  element: RefObject<HTMLFormElement | null>,
  back: string | undefined,
) {
  const host = useHost()
  const isLeaving = useRef(false)
  const [isAsking, setAsking] = useState(false)
  const isSafe = !form.isDirty && form.state !== 'saving'
  /** Whether nothing would be lost; what no field took would be gone as well. */
  const isFree = () => isSafe && !untakenIn(element.current)
  // it was asked here, where that is given up
  useLeaveGuard(() => {
    const isGivenUp = isSafe && isLeaving.current
    isLeaving.current = false
    return isFree() || isGivenUp
  })
  useEffect(() => {
    if (isSafe) {
      setAsking(false)
      // only now, when the browser does not ask as well
      if (isLeaving.current) isLeaving.current = navigate(host, back!)
      // typed on where that page was come back to
    } else isLeaving.current = false
  }, [host, back, isSafe])

  const isDone = form.state === 'done'
  const isStored = !!form.inner.source
  useEffect(() => {
    // what no field took meanwhile goes out with the next save; of something new, the browser asks
    if (isDone && back && !(isStored && untakenIn(element.current))) navigate(host, back)
  }, [host, back, isDone, isStored, element])

  const leave = () => (isFree() ? navigate(host, back!) : setAsking(true))

  function discard() {
    isLeaving.current = true
    if (!isSafe) return form.startOver()
    // a host may keep the page, and so may the way back to it
    setAsking(false)
    isLeaving.current = navigate(host, back!)
  }

  return { isFree, isAsking, setAsking, leave, discard }
}
