import buttonCss from '../button/button.css'
import { FileInput } from '../file'
import { faultOf, type FileRules } from '../file'
import css from '../file/file.css'
import { useStyles } from '../host'
import { Icon, upload } from '../icons'

type FileButtonProps = FileRules & {
  /** The name by which a message of its form leads here. */
  name?: string | undefined
  /** What it says: `Upload`, `Re-Upload`. */
  label: string
  kind?: 'primary' | 'secondary'
  /** Asks the camera for it, where the device has one: the one that looks at the visitor. */
  capture?: 'user'
  /** The ids of what is said of it: its rule, what is wrong. */
  describedBy?: string | undefined
  autoFocus?: boolean
  /** Takes none for the time being. */
  disabled?: boolean
  onFile: (file: File) => void
  /** A file was chosen that may not be sent, and why; undefined as another is asked for: the same words are said anew. */
  onFault: (message: string | undefined) => void
}

/** A button that asks for a file. */
export function FileButton({
  name,
  label,
  kind = 'secondary',
  capture,
  describedBy,
  autoFocus,
  disabled,
  onFile,
  onFault,
  ...rules
}: FileButtonProps) {
  useStyles(buttonCss)
  useStyles(css)

  function take([file]: File[]) {
    const fault = faultOf(file!, rules)
    if (fault) onFault(fault)
    else onFile(file!)
  }

  return (
    <span className={`file-button btn btn--${kind}`}>
      <Icon path={upload} />
      {label}
      <FileInput
        name={name}
        aria-label={label}
        accept={rules.accept}
        capture={capture}
        aria-describedby={describedBy}
        autoFocus={autoFocus}
        disabled={disabled}
        onClick={() => onFault(undefined)}
        onFiles={take}
      />
    </span>
  )
}
