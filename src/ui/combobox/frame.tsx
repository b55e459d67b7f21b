import {
  useEffect,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react'
import type { ComboboxProps } from './types'
import { ComboboxChips } from './chips'
import type { Choosing } from './choosing'
import type { ChipKeys } from './lazy/chip-keys'
import css from './combobox.css'
import fieldCss from '../field/field.css'
import { useStyles } from '../host'
import { chevronDown, Icon } from '../icons'

/** What both the field and its list work on. */
export interface ComboboxParts {
  field: ComboboxProps
  choosing: Choosing
  box: RefObject<HTMLDivElement | null>
  input: RefObject<HTMLInputElement | null>
}

interface ComboboxFrameProps extends ComboboxParts {
  /** What the list adds to the input. */
  inputProps?: ComponentProps<'input'>
  /** The keys that it adds to the chips. */
  keys?: ChipKeys
  /** The list. */
  children?: ReactNode
}

/** The field of a combobox: its chips, its input, and what is announced. Usable before the list has loaded. */
export function ComboboxFrame(props: ComboboxFrameProps) {
  useStyles(fieldCss)
  useStyles(css)
  const { field, choosing, box, input, inputProps, keys, children } = props
  const { id, name, label, value, single, disabled, placeholder, problem } = field

  // the browser keeps it for the form, which is not sent meanwhile
  useLayoutEffect(
    () => input.current!.setCustomValidity((!disabled && problem) || ''),
    [input, problem, disabled],
  )

  // what was left before the list was there is read again with it
  const again = useRef<() => void>(undefined)
  again.current = () => problem && choosing.leave()
  const [isLate, hasFailed] = [!field.options, !!field.onRetry]
  useEffect(() => again.current!(), [isLate, hasFailed])

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    inputProps?.onKeyDown?.(event)
    // 229: a key of a word that is being composed
    if (event.defaultPrevented || event.keyCode === 229) return
    const isLeft = event.key === 'Enter' && !!choosing.query
    // what is typed is not sent with the form: it becomes a choice first
    if (isLeft) choosing.leave(true)
    if (isLeft || keys?.toChips(event)) event.preventDefault()
  }

  /** So that the first letter replaces the one choice. */
  function select({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
    if (single && !choosing.query) currentTarget.select()
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    const { activeElement } = currentTarget.getRootNode() as ShadowRoot
    // still active: another window has the focus
    if ([activeElement, relatedTarget].some(element => currentTarget.contains(element))) return
    choosing.leave()
  }

  return (
    <div
      ref={box}
      className={`input combobox ${disabled ? 'is-disabled' : ''}`}
      onBlur={onBlur}
      onMouseDown={event => event.target === box.current && event.preventDefault()}
      onClick={event => {
        if (event.target !== box.current) return
        input.current!.focus()
        input.current!.click()
      }}
    >
      {!single && (
        <ComboboxChips
          {...{ label, value, disabled, keys }}
          onRemove={choice => choosing.remove(choice)}
        />
      )}
      <input
        ref={input}
        id={id}
        name={name}
        role="combobox"
        aria-expanded="false"
        spellCheck="false"
        dir="auto"
        value={choosing.text}
        placeholder={value.length ? undefined : placeholder}
        disabled={disabled}
        aria-invalid={field.invalid || undefined}
        aria-describedby={field.describedBy}
        aria-required={field.required || undefined}
        onChange={event => choosing.type(event.currentTarget.value)}
        {...inputProps}
        autoComplete={field.autoComplete ?? 'off'}
        onFocus={select}
        onClick={event => {
          inputProps?.onClick?.(event)
          select(event)
        }}
        onKeyDown={onKeyDown}
      />
      {single && <Icon path={chevronDown} />}
      <span className="sr" role="status">
        {choosing.said}
      </span>
      {children}
    </div>
  )
}
