interface FeatureInputProps {
  name: string
  label: string
  /** By this it gets the focus back when its row moved. */
  focus: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** A line of a row, whose label is that of its column. */
export function FeatureInput({ name, label, focus, value, error, onChange }: FeatureInputProps) {
  return (
    <div className={`field ${error ? 'is-invalid' : ''}`}>
      <span className="input">
        <input
          name={name}
          aria-label={label}
          placeholder={label}
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
          {error}
        </span>
      )}
    </div>
  )
}
