import { expect, test } from 'vitest'
import { TextField } from '../../src/ui/field'
import { PasswordField } from '../../src/ui/password-field'
import { settle } from '../support/time'
import { show } from './show'

test('a line of text reads as its words do; an address and a number from the left', () => {
  const shown = show(
    <>
      <TextField name="name" label="Name" value="" />
      {(['email', 'tel', 'url', 'password'] as const).map(type => (
        <TextField key={type} name={type} label={type} type={type} value="" />
      ))}
    </>,
  )
  const dirs = shown.findAll('input').map(input => input.getAttribute('dir'))
  expect(dirs).toEqual(['auto', null, null, null, null])
})

test('a password that is shown is not corrected by a phone, nor begun with a capital', async () => {
  const { find } = show(
    <PasswordField
      name="now"
      label="Password"
      value=""
      onChange={() => {}}
      autoComplete="current-password"
      masked={false}
    />,
  )
  find('button').click()
  await settle()
  const given = (name: string) => find('input').getAttribute(name)
  expect(['type', 'autocapitalize', 'autocorrect'].map(given)).toEqual(['text', 'none', 'off'])
})
