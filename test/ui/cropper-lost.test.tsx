import { expect, test, vi } from 'vitest'
import { Cropper } from '../../src/ui/crop'
import { listenForErrors } from '../support/widget'
import { settle } from '../support/time'
import { show } from './show'

vi.mock('../../src/ui/crop/lazy/area', () => {
  throw new Error('Failed to fetch dynamically imported module')
})

test('a cropper that does not come is said in its place, and reported as what did not load', async () => {
  const { errors } = listenForErrors()
  const onError = vi.fn()
  const { find } = show(<Cropper image={new File(['1'], 'photo.jpg')} onError={onError} />)
  await vi.dynamicImportSettled()
  await settle()
  expect(find('[role=alert]')).not.toBeNull()
  expect(errors).toMatchObject([{ phase: 'load' }])
  expect(onError).not.toHaveBeenCalled()
})
