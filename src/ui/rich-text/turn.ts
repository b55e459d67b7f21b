let last = Promise.resolve()

/** Two frames: what was drawn in the first has done what it does once it is seen. */
function drawn(): Promise<void> {
  return new Promise(resume => {
    requestAnimationFrame(() => requestAnimationFrame(() => resume()))
  })
}

/** Resolves when the part before has started: two heavy ones of a page do not add up to a long task. */
export function turn(): Promise<void> {
  const mine = last
  last = mine.then(drawn)
  return mine
}
