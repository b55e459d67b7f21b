import { useEffect, useRef, useState } from 'react'
import type { Finding } from '../rules/finding'
import type { Scene } from '../scene'
import { Calls } from './calls'
import { Copy } from './copy'
import { Findings } from './findings'
import { icons } from './icons'
import { useMoving } from './moving'
import { keep, kept } from './kept'
import { Tabs } from './tabs'
import { Tags } from './tags'

interface Props {
  /** What holds the panel on the page. */
  host: HTMLElement
  scene: Scene
  findings: Finding[]
}

/** The inspector: what is wrong on the page, its tags and their calls; or a button that opens it. */
export function Panel({ host, scene, findings }: Props) {
  const [isOpen, setOpen] = useState(kept('open') ?? matchMedia('(min-width: 700px)').matches)
  const { corner, move, grip } = useMoving(host)
  useEffect(() => keep('open', isOpen), [isOpen])

  // what had the focus is gone: it goes to what stands in its place
  const isToggled = useRef(false)
  function toggle(open: boolean) {
    isToggled.current = true
    setOpen(open)
  }
  function takeFocus(button: HTMLButtonElement | null) {
    if (button && isToggled.current) button.focus()
    if (button) isToggled.current = false
  }

  const hasTags = scene.tags.length > 0
  const faults = findings.filter(({ level }) => level === 'fault').length
  const sofar = !scene.isSettled ? 'Looking…' : hasTags ? 'Nothing to mend' : 'No tags here'
  const state = faults ? `${faults} to mend` : sofar
  if (!isOpen) {
    return (
      <button
        ref={takeFocus}
        className={`pill ${corner}`}
        data-faults={!!faults}
        onClick={() => toggle(true)}
      >
        <Mark /> NDT <span className="visually-hidden">inspector: {state}. Open</span>
        <span aria-hidden="true" className="count">
          {faults || '✓'}
        </span>
      </button>
    )
  }
  return (
    <section
      className={`panel ${corner}`}
      aria-label="NDT inspector"
      aria-busy={!scene.isSettled}
      onKeyDown={({ key }) => key === 'Escape' && toggle(false)}
    >
      <header {...grip}>
        <Mark />
        <h2>Inspector</h2>
        <span className="version">{scene.loader ?? 'no loader'}</span>
        <p role="status" data-faults={!!faults}>
          {state}
        </p>
        <button className="icon" aria-label="Move to the next corner" title="Move" onClick={move}>
          {icons.move}
        </button>
        <button
          ref={takeFocus}
          className="icon"
          aria-label="Collapse"
          title="Collapse"
          onClick={() => toggle(false)}
        >
          {icons.collapse}
        </button>
      </header>
      <Tabs
        of={[
          ['Findings', findings.length, <Findings {...{ findings, hasTags, host }} />],
          ['Tags', scene.tags.length, <Tags tags={scene.tags} host={host} />],
          ['Calls', scene.calls.length, <Calls calls={scene.calls} />],
        ]}
      />
      <Copy scene={scene} findings={findings} />
    </section>
  )
}

/** The library's pulse. */
const Mark = () => (
  <svg className="mark" viewBox="0 0 20 20" aria-hidden="true">
    <path d="M1 13h4l2-9 3 13 2-8 1.5 4H19" />
  </svg>
)
