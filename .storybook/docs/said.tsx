/** What a docstring says, as people read it: code as code, and without the numbers of requirements. */
export function Said({ text }: { text: string }) {
  const parts = text.replace(/ \([RQ]\d[^)]*\)|^[RQ]\d+: /g, '').split('`')
  return <>{parts.map((part, at) => (at % 2 ? <code key={at}>{part}</code> : part))}</>
}
