import buttonCss from './button.css'
import { upload } from './file-icons'
import { FileInput } from './file-input'
import { faultOf, type FileRules } from './file-rules'
import css from './file.css'
import { useStyles } from './host'
import { Icon } from './icons'

type FileButtonProps = FileRules & {
  /** What it says: `Upload`, `Re-Upload`. */
  label: string
  kind?: 'primary' | 'secondary'
  onFile: (file: File) => void
  /** A file was chosen that may not be sent, and why. */
  onFault: (message: string) => void
}

/** A button that asks for a file. */
export function FileButton({
  label,
  kind = 'secondary',
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
      <FileInput aria-label={label} accept={rules.accept} onFiles={take} />
    </span>
  )
}
