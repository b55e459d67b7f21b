import { useEffect, useState, type KeyboardEvent } from 'react'
import { fill, texts } from '../texts'
import fieldCss from '../ui/field.css'
import { useStyles } from '../ui/host'
import { Icon } from '../ui/icons'
import css from './filters.css'

const lens = 'M3.5 9a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0M13.2 13.2 17 17'

const english = { search: '{label}, press Enter to search' }

interface TextFilterProps {
  label: string
  value: string | undefined
  onChange: (value: string | undefined) => void
}

/** A search of one column, on the Enter key (R176). */
export function TextFilter({ label, value = '', onChange }: TextFilterProps) {
  useStyles(fieldCss)
  useStyles(css)
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])

  function search({ key, nativeEvent }: KeyboardEvent) {
    // while a word is being composed, Enter only takes it
    if (key === 'Enter' && !nativeEvent.isComposing) onChange(text.trim() || undefined)
  }

  return (
    <span className="input table-filter">
      <Icon path={lens} />
      <input
        aria-label={fill(texts('table', english).search, { label })}
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
