import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { drawn } from '../support/drawn'
import './foundations.css'
import { Scale } from './scale'
import { scaleOf } from './tokens'

export default { tags: ['!autodocs'] } satisfies Meta

/** Every corner. */
export const Radius: StoryObj = {
  name: 'radius',
  render: () =>
    drawn(
      <div className="foundation">
        <h1>Radius</h1>
        <p>
          One decides, <code>--ndt-radius</code>, of controls; marks and cards go along.
        </p>
        <Scale
          names={scaleOf('r-')}
          sample={name => (
            <span className="foundation__corner" style={{ borderRadius: `var(--ndt-${name})` }} />
          )}
        />
      </div>,
    ),
}
