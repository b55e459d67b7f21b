import { alert, Icon } from '../../src/index'

interface FeatureInputProps {
  name: string
  label: string
  /** Its column's, shown above it where rows are narrow. */
  column: string
  /** By this it gets the focus back when its row moved. */
  focus: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** A line of a row, whose label is that of its column. */
export function FeatureInput(props: FeatureInputProps) {
  const { name, label, column, focus, value, error, onChange } = props
  return (
    <div className={`field ${error ? 'is-invalid' : ''}`}>
      <span className="field__label features__label" aria-hidden="true">
        {column}
      </span>
      <span className="input">
        <input
          name={name}
          aria-label={label}
          placeholder={column}
          data-focus={focus}
          dir="auto"
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${name}-error`}
          onInput={event => onChange(event.currentTarget.value)}
        />
      </span>
      {error && (
        <span className="field__error" id={`${name}-error`}>
          <Icon path={alert} />
          {error}
        </span>
      )}
    </div>
  )
}
