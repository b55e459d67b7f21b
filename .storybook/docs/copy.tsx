import { useState } from 'react'

interface CopyProps {
  /** What the button says. */
  label: string
  /** What is copied. */
  text: string
}

/** A button that copies a text, and says that it did, or that it could not. */
export function Copy({ label, text }: CopyProps) {
  const [said, setSaid] = useState('')

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setSaid('Copied.')
    } catch {
      setSaid('The browser did not allow it. Mark the text below.')
    }
  }

  return (
    <span className="copy">
      <button className="copy__button" onClick={() => void copy()}>
        {label}
      </button>
      <span role="status">{said}</span>
    </span>
  )
}
