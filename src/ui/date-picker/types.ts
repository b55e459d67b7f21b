/** A field for a day. */
export interface DatePickerProps {
  /** The input's; a `<label for>` of the same names it. */
  id: string
  name?: string
  /** Which day, such as `Date of birth`: names the button and the calendar. */
  label: string
  /** `YYYY-MM-DD`, or what was typed while it is no date, so that nothing typed gets lost. */
  value: string
  onChange: (value: string) => void
  /** Says what is wrong with what was typed; undefined when nothing is any more. */
  onInvalid?: (message: string | undefined) => void
  /** The first day, as `YYYY-MM-DD`. */
  min?: string
  /** The last day, as `YYYY-MM-DD`; `today()` for the past. */
  max?: string
  /** Reads as `d F Y` while it has not the focus. */
  long?: boolean
  /** BCP 47 tag for the names of months and days. */
  locale?: string
  autoComplete?: string
  invalid?: boolean
  describedBy?: string
  required?: boolean
  disabled?: boolean
}
