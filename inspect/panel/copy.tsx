import { useState } from 'react'
import { report } from '../report'
import type { Finding } from '../rules/finding'
import type { Scene } from '../scene'

/** Copies all as Markdown; where the browser lets no script copy, shows it to be copied. */
export function Copy({ scene, findings }: { scene: Scene; findings: Finding[] }) {
  const [text, setText] = useState<string>()
  const [isCopied, setCopied] = useState(false)

  async function copy() {
    const all = report(scene, findings)
    // said anew each time
    setCopied(false)
    try {
      await navigator.clipboard.writeText(all)
      setCopied(true)
    } catch {
      setText(all)
    }
  }

  return (
    <footer>
      {text && (
        <textarea
          readOnly
          aria-label="The report, to be copied"
          value={text}
          ref={area => area?.select()}
        />
      )}
      <button className="copy" onClick={copy}>
        Copy as report
      </button>
      <span role="status">{isCopied && 'Copied.'}</span>
    </footer>
  )
}
