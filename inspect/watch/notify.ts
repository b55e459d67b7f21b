let onChange = () => {}
let isWaiting = false

/** Has the inspector look at the page again, soon: what comes in one go is looked at once. */
export function changed(): void {
  if (isWaiting) return
  isWaiting = true
  setTimeout(() => {
    isWaiting = false
    onChange()
  }, 100)
}

/** Says what looks at the page again. */
export function whenChanged(look: () => void): void {
  onChange = look
}
