import type { Meta, StoryObj } from '@storybook/web-components-vite'
import * as icons from '../../src/ui/icons'
import { part, Row } from '../support/part'

export default {} satisfies Meta

const { Icon, ...paths } = icons

export const All: StoryObj = {
  render: () =>
    part(
      <Row>
        {Object.entries(paths).map(([name, path]) => (
          <span key={name} className="sm muted">
            <Icon path={path} className="i--20" /> {name}
          </span>
        ))}
      </Row>,
    ),
}
