import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { Button, MoreLink } from '../../src/ui/button'
import { Card, Facts } from '../../src/ui/card'
import { Icon, pencil } from '../../src/ui/icons'
import { SkeletonLines, SkeletonRows } from '../../src/ui/skeleton'
import { part } from '../support/part'

export default { parameters: { column: 344 } } satisfies Meta

const facts: [string, string][] = [
  ['Certificate', 'PCN Level II, 0912-4471'],
  ['Valid until', '14-11-2027'],
]

export const Titled: StoryObj = {
  render: () =>
    part(
      <Card
        title="Certificates"
        actions={
          <Button kind="ghost" icon aria-label="Edit Certificates">
            <Icon path={pencil} />
          </Button>
        }
        footer={<MoreLink href="/ndt-courses">Explore Courses</MoreLink>}
      >
        <div className="card__body">
          <Facts facts={facts} />
        </div>
      </Card>,
    ),
}

export const LoadingRows: StoryObj = {
  render: () =>
    part(
      <Card title="Saved" busy>
        <SkeletonRows rows={3} />
      </Card>,
    ),
}

export const LoadingLines: StoryObj = {
  render: () =>
    part(
      <Card title="Job Profile" busy>
        <div className="card__body">
          <SkeletonLines lines={5} />
        </div>
      </Card>,
    ),
}
