import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { drawn } from '../support/drawn'
import './foundations.css'
import { Scale } from './scale'
import { scaleOf } from './tokens'

export default { tags: ['!autodocs'] } satisfies Meta

/** Every size of text with its line, the fonts and the weights. */
export const Type: StoryObj = {
  name: 'type',
  render: () =>
    drawn(
      <div className="foundation">
        <h1>Type</h1>
        <p>
          Sizes are multiples of <code>--ndt-rem</code>; the font is <code>--ndt-font</code>.
        </p>
        <Scale
          names={scaleOf('fs-')}
          sample={name => (
            <span
              style={{
                fontSize: `var(--ndt-${name})`,
                lineHeight: `var(--ndt-${name.replace('fs', 'lh')})`,
              }}
            >
              Phased array, level II
            </span>
          )}
        />
        <h2>Lines</h2>
        <Scale
          names={scaleOf('lh-')}
          sample={name => (
            <span
              className="foundation__bar"
              style={{ blockSize: `var(--ndt-${name})`, inlineSize: 40 }}
            />
          )}
        />
        <h2>Weights</h2>
        <Scale
          names={scaleOf('fw')}
          sample={name => <span style={{ fontWeight: `var(--ndt-${name})` }}>Eddy current</span>}
        />
        <h2>Fonts</h2>
        <Scale
          names={scaleOf('font')}
          sample={name => <span style={{ fontFamily: `var(--ndt-${name})` }}>0912-4471</span>}
        />
      </div>,
    ),
}
