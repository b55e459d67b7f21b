import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type InputEvent,
  type KeyboardEvent,
} from 'react'
import { afterPress, chevronDown, Field, Icon, say, useHost, type Bound } from '../../src/index'
import { adviceOn, countries, labelOf, nameOf, type Country } from './dialling'
import { guideDownloadTexts } from './guide-download.texts'

interface PhoneFieldProps {
  /** The chosen country's region. */
  country: Bound<string>
  number: Bound<string>
}

/** A contact number and, before it, its country's code; a text, so that leading zeros stay (R277, Q74). */
export function PhoneField({ country, number }: PhoneFieldProps) {
  const t = guideDownloadTexts()
  const { root } = useHost()
  const [advice, setAdvice] = useState<string>()
  const index = countries.findIndex(({ region }) => region === country.value)
  const chosen = countries[index]!
  const error = [country.error, number.error].filter(Boolean).join(' ') || undefined
  const hint = error ? undefined : advice
  const describedBy = error ? 'contact_number-error' : hint && 'contact_number-hint'

  const advise = (of: Country) => setAdvice(adviceOn(number.value, of, t.length))
  // a press on the country's list ends with another country
  const adviseNow = useRef(() => {})
  adviseNow.current = () => advise(chosen)
  // it comes where the focus is no longer
  useEffect(() => {
    if (hint) say(root, hint)
  }, [root, hint])

  function onKeyDown(event: KeyboardEvent) {
    const isTyped = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
    if (isTyped && /[^\d.]/.test(event.key)) event.preventDefault()
  }

  function onPaste(event: ClipboardEvent) {
    const isNumber = /^\d+(\.\d+)?$/.test(event.clipboardData?.getData('text').trim() ?? '')
    setAdvice(isNumber ? undefined : t.pasted)
    if (isNumber) return
    event.preventDefault()
    // each time: nothing else tells that there is nothing
    say(root, t.pasted)
  }

  /** Phones type without keys; what the browser fills in by itself stays as it is. */
  function onInput({ currentTarget: input, nativeEvent }: InputEvent<HTMLInputElement>) {
    if (/^insert(?!Replacement)/.test(nativeEvent.inputType ?? '')) {
      const digits = input.value.replace(/[^\d.]/g, '')
      if (digits !== input.value) input.value = digits
    }
    // of what stood there before
    setAdvice(undefined)
    number.onChange(input.value)
  }

  return (
    <Field name={number.name} label={t.contact_number} mandatory error={error} hint={hint}>
      <span className="input guide-download__phone">
        <CountryCode
          country={country}
          index={index}
          describedBy={country.error && describedBy}
          onChoose={advise}
        />
        <input
          id={number.name}
          name={number.name}
          type="text"
          inputMode="numeric"
          autoComplete="tel-national"
          dir="ltr"
          value={number.value}
          aria-required
          aria-invalid={number.error ? true : undefined}
          aria-describedby={describedBy}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onInput={onInput}
          onBlur={() => afterPress(root, () => adviseNow.current())}
        />
      </span>
    </Field>
  )
}

interface CountryCodeProps {
  country: Bound<string>
  /** Its place in the list. */
  index: number
  describedBy: string | undefined
  onChoose: (country: Country) => void
}

/** The codes of all countries, before the number. */
function CountryCode({ country, index, describedBy, onChoose }: CountryCodeProps) {
  const select = useRef<HTMLSelectElement>(null)
  // a browser takes its time for the first name of a country
  const [isReached, setReached] = useState(false)
  const reach = () => setReached(true)

  // several options have the same value: their place tells them apart
  useLayoutEffect(() => void (select.current!.selectedIndex = index))

  return (
    <span className="guide-download__code">
      <select
        ref={select}
        name={country.name}
        aria-label={guideDownloadTexts().country_code}
        aria-invalid={country.error ? true : undefined}
        aria-describedby={describedBy}
        title={isReached ? nameOf(countries[index]!) : undefined}
        onPointerEnter={reach}
        onFocus={reach}
        autoComplete="tel-country-code"
        onChange={({ currentTarget }) => {
          const chosen = countries[currentTarget.selectedIndex]!
          country.onChange(chosen.region)
          onChoose(chosen)
        }}
      >
        {countries.map(option => (
          <option key={option.region} value={option.code}>
            {labelOf(option)}
          </option>
        ))}
      </select>
      <Icon path={chevronDown} />
    </span>
  )
}
