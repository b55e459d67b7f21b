import { expect, test } from 'vitest'
import { getViewedCompanies } from '../../src/contract'
import { companies } from '../../stories/fixtures/companies'
import { answer } from '../../stories/support/calls'
import '../../widgets/viewed-companies/viewed-companies.element'
import { place, shown } from '../support/widget'
import { usePortal, settle } from './portal'

test('R104 one request asks for the companies', async () => {
  const { asked } = usePortal(answer(getViewedCompanies, companies))
  const element = place('ndt-viewed-companies')
  await settle()
  console.log(shown(element))
  expect(asked()).toEqual(['GET /api/v2/user/most-viewed-companies'])
})
test('x', async () => {
  const { asked } = usePortal(answer(getViewedCompanies, companies))
  const element = place('ndt-viewed-companies')
  await settle()
  console.log(shown(element))
  expect(asked()).toEqual(['GET /api/v2/user/most-viewed-companies'])
})
