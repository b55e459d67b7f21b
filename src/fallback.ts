/** Whether the page put something into a tag for visitors to see until, or without, JavaScript. */
export function hasFallback(element: Element): boolean {
  // by the selector alone: a form's `slot` may be a field of that name
  const inside = element.querySelector(':scope > :not(script, template, style, [slot])')
  return (
    !!inside || [...element.childNodes].some(node => node instanceof Text && !!node.data.trim())
  )
}

/** Whether somebody is filling in the page's own form, which then stays: nothing typed goes; to Firefox each button is. */
export function isFilledIn(element: Element): boolean {
  return !!element.querySelector(
    ':scope>form :is(:focus,:user-valid:not(button,[type=submit]),:user-invalid)',
  )
}

/**
 * Does something once the focus has left a control of an element, or has gone on to another; not within a press: Safari
 * gives the focus to no button, whose click would be lost.
 */
export function whenLeft(element: Element, run: () => void): void {
  const end = () => void (element.matches(':active') ? setTimeout(end, 50) : run())
  element.addEventListener('focusout', () => setTimeout(end), { once: true })
}

/** First data that the page inlined as a child JSON script; throws a SyntaxError when it is no JSON. */
export function readFirstData(element: Element): unknown {
  const script = element.querySelector(':scope > script[type="application/json"]')
  return script ? JSON.parse(script.textContent!.trim()) : undefined
}
