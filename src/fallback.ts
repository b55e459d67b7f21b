/** Whether the page put something into a tag for visitors to see until, or without, JavaScript. */
export function hasFallback(element: Element): boolean {
  return [...element.childNodes].some(node =>
    node instanceof Element
      ? !node.slot && !node.matches('script, template, style')
      : node instanceof Text && node.data.trim() !== '',
  )
}

/** First data that the page inlined as a child JSON script; throws a SyntaxError when it is no JSON. */
export function readFirstData(element: Element): unknown {
  const script = element.querySelector(':scope > script[type="application/json"]')
  return script ? JSON.parse(script.textContent ?? '') : undefined
}
