/**
 * Makes packages that write `innerHTML` write text, so that they run under Trusted Types.
 *
 * notyf puts a toast's message and its own announcer's text into `innerHTML`.
 */
export function safeHtml() {
  return {
    name: 'safe-html',
    transform(code, id) {
      if (!/node_modules\/notyf\//.test(id)) return null
      return { code: code.replaceAll('.innerHTML', '.textContent'), map: null }
    },
  }
}
