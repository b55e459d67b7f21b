import type Quill from 'quill/core.js'

/** With Caps Lock, Ctrl+B is a `B`: quill does not know it, and the browser would make it bold in its own way. */
export function takeCapitals({ keyboard }: Quill): void {
  for (const [key, bindings] of Object.entries(keyboard.bindings)) {
    if (!/^[a-z]$/.test(key)) continue
    for (const binding of bindings) keyboard.addBinding({ ...binding, key: key.toUpperCase() })
  }
}
