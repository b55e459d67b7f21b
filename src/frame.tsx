import { Component, type ReactNode } from 'react'
import { isFilledIn, whenLeft } from './fallback'
import roomless from './styles/roomless.lazy.css'
import { stylesReady } from './styles/sheets'
import { HostContext, type Host } from './ui/host'

interface Props {
  tag: string
  host: Host
  /** Whether the page put markup of its own into the tag. */
  fallback: boolean
  /** A mandatory attribute is missing. */
  unusable: boolean
  children: ReactNode
}

interface State {
  /** There is something to show. */
  shown: boolean
  /** The styles are here. */
  styled: boolean
  broken: boolean
}

/**
 * Shows the page's fallback until the widget has something to show, and again when it broke.
 *
 * The fallback stays outside our root, so that it keeps the page's own look; so does a dialog's
 * button, which is in view whatever happens.
 */
export class Frame extends Component<Props, State> {
  override state = {
    shown: !this.props.fallback,
    // what a server drew brings a link to the sheet
    styled: !stylesReady || !!this.props.host.root.firstChild,
    broken: false,
  }
  #hasData = false
  #isReady = false

  constructor(props: Props) {
    super(props)
    const { host } = props
    host.reveal = withData => {
      if (isFilledIn(host.element)) return whenLeft(host.element, () => host.reveal(withData))
      this.#hasData ||= withData
      this.setState({ shown: true }, this.#ready)
    }
    stylesReady?.then(
      () => this.setState({ styled: true }, this.#ready),
      error => props.host.report(error, 'load'),
    )
  }

  /** Tells once that the data are to be seen. */
  readonly #ready = () => {
    const { shown, styled, broken } = this.state
    if (this.#isReady || broken || !(this.#hasData && shown && styled)) return
    this.#isReady = true
    const { host, tag } = this.props
    host.adopt(roomless)
    host.emit('ndt-ready', { tag })
  }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.host.report(error, 'render')
  }

  override render() {
    const { shown, styled, broken } = this.state
    const hidden = !shown || !styled
    const { host, unusable, children } = this.props
    const trigger = <slot name="trigger" />
    if (broken || unusable) return [<slot />, trigger]
    return (
      <HostContext.Provider value={host}>
        {hidden && <slot />}
        {trigger}
        <div className="ndt" hidden={hidden}>
          {children}
        </div>
      </HostContext.Provider>
    )
  }
}
