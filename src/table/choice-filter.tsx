import { fill } from '../texts'
import fieldCss from '../ui/field/field.css'
import { useStyles } from '../ui/host'
import { chevronDown, Icon } from '../ui/icons'
import { Menu } from '../ui/menu'
import type { Choice } from './source'
import css from './filters.css'
import { tableTexts } from './texts'

interface ChoiceFilterProps {
  label: string
  value: string | undefined
  /** The name of what is chosen, as far as it is known. */
  shown: string | undefined
  /** One of its options always holds, so that there is none for all. */
  isMandatory?: boolean
  /** Asked for when a pointer or the focus first reaches the filter; whoever asks reports a failure. */
  options: () => Promise<readonly Choice[]>
  onChange: (value: string | undefined) => void
}

/** A dropdown filter; its menu and its options load when first needed (R175, R186). */
export function ChoiceFilter(props: ChoiceFilterProps) {
  const { label, value, shown, options } = props
  useStyles(fieldCss)
  useStyles(css)
  const t = tableTexts()
  const name = value === undefined ? t.all : (shown ?? value)

  async function content() {
    // on their way beside what shows them
    const asked = options()
    return (await import('./lazy/choice-menu')).choiceMenu(props, asked)
  }

  return (
    <Menu
      label={fill(t.chosen, { label, value: name })}
      className="input table-filter"
      content={content}
    >
      <span className={`trunc ${value === undefined ? 'subtle' : ''}`}>{name}</span>
      <Icon path={chevronDown} />
    </Menu>
  )
}
