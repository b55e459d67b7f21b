import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { Avatar, Logo } from '../../src/ui/avatar'
import { brokenPicture, logos, portrait, scans } from '../fixtures/pictures'
import { part, Row } from '../support/part'

export default {} satisfies Meta

export const Person: StoryObj = {
  render: () =>
    part(
      <Row>
        <Avatar name="Amara" src={portrait} />
        <Avatar name="Amara" />
        <Avatar name="" />
        <Avatar name="ليلى" />
        <Avatar name="Øyvind" src={brokenPicture} />
      </Row>,
    ),
}

export const Company: StoryObj = {
  render: () =>
    part(
      <Row>
        {Object.entries(logos).map(([name, src]) => (
          <Logo key={name} name={name} src={src} />
        ))}
        <Logo name="Meridian Weld Laboratories" />
        <Logo name="Meridian Weld Laboratories" src={brokenPicture} />
      </Row>,
    ),
}

export const Course: StoryObj = {
  render: () =>
    part(
      <Row>
        {Object.entries(scans).map(([name, src]) => (
          <Logo key={name} name={name} src={src} wide />
        ))}
        <Logo name="TOFD Level II" wide />
      </Row>,
    ),
}
