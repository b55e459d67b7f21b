import { useEffect, useState, type KeyboardEvent } from 'react'
import { fill } from '../texts'
import fieldCss from '../ui/field/field.css'
import { useStyles } from '../ui/host'
import { Icon, lens } from '../ui/icons'
import css from './filters.css'
import { tableTexts } from './texts'

interface TextFilterProps {
  label: string
  value: string | undefined
  onChange: (value: string | undefined) => void
}

/**
 * A search of one column, on the Enter key (R176).
 *
 * @key Enter - searches
 */
export function TextFilter({ label, value = '', onChange }: TextFilterProps) {
  useStyles(fieldCss)
  useStyles(css)
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])

  function search({ key, keyCode }: KeyboardEvent) {
    // 229: it takes a word that is being composed
    if (key === 'Enter' && keyCode !== 229) onChange(text.trim() || undefined)
  }

  return (
    <span className="input table-filter">
      <Icon path={lens} />
      <input
        aria-label={fill(tableTexts().search, { label })}
        placeholder={label}
        enterKeyHint="search"
        dir="auto"
        value={text}
        onChange={event => setText(event.currentTarget.value)}
        onKeyDown={search}
      />
    </span>
  )
}
