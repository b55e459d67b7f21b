import type { KeyboardEvent } from 'react'
import { bin, Button, chevronDown, fill, Icon } from '../../src/index'
import { FeatureInput } from './feature-input'
import { nameIn, type Feature } from './features'
import { productFormTexts } from './product-form.texts'

interface FeatureRowProps {
  row: Feature
  index: number
  isLast: boolean
  errors: Record<string, string>
  onChange: (row: Feature) => void
  /** `focus` says what of the row has it. */
  onMove: (by: 1 | -1, focus: string) => void
  onRemove: () => void
}

/**
 * A row of the feature specification.
 *
 * @key Alt+Arrow Up, Alt+Arrow Down - move the row, from within it
 */
export function FeatureRow(props: FeatureRowProps) {
  const { row, index, isLast, errors, onChange, onMove, onRemove } = props
  const t = productFormTexts()
  const n = index + 1
  const valueName = nameIn(row, 'feature_value')
  const textName = nameIn(row, 'feature_description')
  const look = { kind: 'ghost', size: 'sm', icon: true } as const

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    const { focus = 'value' } = (event.target as HTMLElement).dataset
    onMove(event.key === 'ArrowUp' ? -1 : 1, focus.split(' ').at(-1)!)
  }

  return (
    <li className="features__row" onKeyDown={onKeyDown}>
      <span className="features__n subtle sm">{n}</span>
      <FeatureInput
        name={valueName}
        label={fill(t.feature, { n })}
        column={t.column}
        focus={`${row.key} value`}
        value={row.feature_value}
        error={errors[valueName]}
        onChange={feature_value => onChange({ ...row, feature_value })}
      />
      <FeatureInput
        name={textName}
        label={fill(t.featureText, { n })}
        column={t.columnText}
        focus={`${row.key} description`}
        value={row.feature_description}
        error={errors[textName]}
        onChange={feature_description => onChange({ ...row, feature_description })}
      />
      <span className="features__buttons">
        <Button
          {...look}
          data-focus={`${row.key} up`}
          aria-label={fill(t.up, { n })}
          disabled={!index}
          onClick={() => onMove(-1, 'up')}
        >
          <Icon path={chevronDown} className="features__up" />
        </Button>
        <Button
          {...look}
          data-focus={`${row.key} down`}
          aria-label={fill(t.down, { n })}
          disabled={isLast}
          onClick={() => onMove(1, 'down')}
        >
          <Icon path={chevronDown} />
        </Button>
        <Button
          {...look}
          data-focus={`${row.key} remove`}
          aria-label={fill(t.removeFeature, { n })}
          onClick={onRemove}
        >
          <Icon path={bin} />
        </Button>
      </span>
    </li>
  )
}
