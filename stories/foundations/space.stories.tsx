import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { drawn } from '../support/drawn'
import './foundations.css'
import { Scale } from './scale'
import { scaleOf } from './tokens'

export default { tags: ['!autodocs'] } satisfies Meta

/** Every step of space, and the heights of controls. */
export const Space: StoryObj = {
  name: 'space',
  render: () =>
    drawn(
      <div className="foundation">
        <h1>Space</h1>
        <p>
          Steps of 4 px, times <code>--ndt-density</code>.
        </p>
        <Scale
          names={scaleOf('s-')}
          sample={name => (
            <span className="foundation__bar" style={{ inlineSize: `var(--ndt-${name})` }} />
          )}
        />
        <h2>Heights of controls</h2>
        <Scale
          names={scaleOf('ctl')}
          sample={name => (
            <span
              className="foundation__bar"
              style={{ blockSize: `var(--ndt-${name})`, inlineSize: 120 }}
            />
          )}
        />
      </div>,
    ),
}
