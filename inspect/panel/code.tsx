import { Fragment } from 'react'

/** A sentence whose `code` is set as such. */
export function Code({ text }: { text: string }) {
  return text
    .split('`')
    .map((part, index) =>
      index % 2 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
    )
}
