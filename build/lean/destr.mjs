/** What ofetch reads JSON with: what is none stays text, for the contract to refuse. */
export default function destr(text) {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
