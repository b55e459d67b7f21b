import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { useState } from 'react'
import { drawn } from '../support/drawn'
import './foundations.css'
import { Scale } from './scale'
import { scaleOf } from './tokens'

export default { tags: ['!autodocs'] } satisfies Meta

/** Every duration and curve, to be played. */
export const Motion: StoryObj = { name: 'motion', render: () => drawn(<Motions />) }

function Motions() {
  const [isAway, setAway] = useState(false)
  const moving = (transition: string) => (
    <span className={`foundation__track ${isAway ? 'is-away' : ''}`}>
      <span className="foundation__dot" style={{ transition }} />
    </span>
  )
  return (
    <div className="foundation">
      <h1>Motion</h1>
      <p>
        Short, and none at all for visitors who ask their system for less: all durations are 0 then.
      </p>
      <button onClick={() => setAway(!isAway)}>Play</button>
      <h2>Durations</h2>
      <Scale
        names={scaleOf('dur-')}
        sample={name => moving(`translate var(--ndt-${name}) var(--ndt-ease)`)}
      />
      <h2>Curves</h2>
      <Scale
        names={scaleOf('ease')}
        sample={name => moving(`translate 900ms var(--ndt-${name})`)}
      />
    </div>
  )
}
