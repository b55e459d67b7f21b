// @vitest-environment node
import { expect, test } from 'vitest'
import { passwordForm } from '../../demo/api/account'
import { applicationForm } from '../../demo/api/apply'
import * as forms from '../../demo/api/profile-forms'
import * as contract from '../../src/contract'
import { ask, useWorld } from './api-world'

const world = useWorld()

const all = [
  [contract.updateProfile, forms.personalForm],
  [contract.updateProfessionInfo, forms.professionForm],
  [contract.updateJobInfo, forms.jobForm],
  [contract.updateProfileImage, forms.photoForm],
  [contract.applyForJob, applicationForm],
  [contract.changePassword, passwordForm],
] as const

test.each(all.map(([call, form]) => [call.path, call, form] as const))(
  'R136 %s has rules for each field that the contract names, and for no other',
  (_, call, form) => {
    // The email travels, and is not read (Q12).
    const fields = Object.keys(call.body!.entries).filter(name => name !== 'email')
    expect(Object.keys(form.entries).sort()).toEqual(fields.sort())
  },
)

const calls = [...all.map(([call]) => call), contract.updatePreferences]

test.each(calls.map(call => [call.path, call] as const))(
  'R6 Q43 %s is for a signed-in job seeker, from a page of the site',
  async (path, { encoding = 'json' }) => {
    const body = { [encoding]: {} }
    expect((await ask(world.app, 'POST', path, body)).status).toBe(401)
    expect((await ask(world.app, 'POST', path, { as: world.seller, ...body })).status).toBe(403)
    const forged = { as: world.ana, forged: true, ...body }
    expect((await ask(world.app, 'POST', path, forged)).status).toBe(419)
    const other = { as: world.ana, [encoding === 'json' ? 'form' : 'json']: {} }
    expect((await ask(world.app, 'POST', path, other)).status).toBe(415)
  },
)

test('R48 an account without a profile has none to edit', async () => {
  const form = { first_name: 'Bo' }
  const answer = await ask(world.app, 'POST', '/api/v2/user/update-profile', { as: world.bo, form })
  expect([answer.status, answer.body]).toEqual([404, { message: 'There is no profile.' }])
})
