import { useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { partsTexts } from '../texts'
import css from './button.css'
import { useHost, useStyles } from '../host'
import { arrow, Icon } from '../icons'
import { inNewTab } from './new-tab'

/** How a button or a link that looks like one appears. */
export interface ButtonLook {
  kind?: 'primary' | 'secondary' | 'ghost' | 'danger'
  size?: 'sm' | 'md' | 'lg'
  /** Square, for an icon alone; the button then needs an `aria-label`, or a `title`. */
  icon?: boolean
  /** As wide as its container. */
  block?: boolean
  className?: string
}

/** What a button and a link that looks like one get, with the class of their look. */
function useLook<P extends ButtonLook>({
  kind = 'secondary',
  size = 'md',
  icon,
  block,
  className = '',
  ...rest
}: P) {
  useStyles(css)
  const shape = `${icon ? 'btn--icon ' : ''}${block ? 'btn--block ' : ''}`
  return { ...rest, className: `btn btn--${kind} btn--${size} ${shape}${className}` }
}

type ButtonProps = ButtonLook & ComponentProps<'button'> & { saving?: boolean }

/** A button. While `saving` it keeps its focus and takes no second press (R12). */
export function Button({ saving, children, ...props }: ButtonProps) {
  const rest = useLook(props)
  const still = saving && {
    className: `${rest.className} is-saving`,
    type: 'button' as const,
    'aria-disabled': true,
    onClick: undefined,
  }
  return (
    <button type="button" {...rest} {...still}>
      {saving && <span className="spin" />}
      {saving && props.icon ? null : children}
    </button>
  )
}

type LinkButtonProps = ButtonLook & ComponentProps<'a'>

/** A link that looks like a button; the `aria-label` of one that opens a new tab says so. */
export function LinkButton(props: LinkButtonProps) {
  const rest = useLook(props)
  const { target, download, 'aria-label': name } = rest
  // what is saved opens none
  return <a {...rest} aria-label={name && target && !download ? inNewTab(name) : name} />
}

/**
 * The way back in after a session: beside the page, which keeps what was typed (Q43, Q93).
 *
 * It goes as the visitor comes back; what is around it takes the focus.
 */
export function SignInLink({ href, ...rest }: ButtonLook & { href: string }) {
  const { root } = useHost()
  const link = useRef<HTMLAnchorElement>(null)
  useLayoutEffect(() => {
    const own = link.current!
    const around = own.closest<HTMLElement>('.card, .dialog, .form-page, header')
    return () => {
      if (!around || root.activeElement !== own) return
      around.tabIndex = -1
      around.focus({ preventScroll: true })
    }
  }, [root])
  const look = useLook(rest)
  const { signIn } = partsTexts()
  return (
    <a
      {...look}
      ref={link}
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={inNewTab(signIn)}
    >
      {signIn}
    </a>
  )
}

/** A link with an arrow that leads on from a panel. */
export function MoreLink({ href, children }: { href: string; children: ReactNode }) {
  useStyles(css)
  return (
    <a className="link sm" href={href}>
      {children}
      <Icon path={arrow} className="i--flip" />
    </a>
  )
}
