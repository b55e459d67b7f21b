import * as calls from '../../src/contract'
import { Refusal } from '../auth/refusal'
import { forgetMade } from '../db/queries/kept-answers'
import * as services from '../db/queries/services'
import { withFiles } from '../files/keep'
import { sweepPictures } from '../files/sweep'
import { companyOf, missing } from './own-company'
import type { ServiceForm } from './service-forms'
import { requireVersion } from './version'
import type { Writer } from './writer'

const KIND = 'service_image'

/** Adds a service to the writer's company. */
export async function createService(
  { db, home, user, keep }: Writer,
  form: ServiceForm,
): Promise<void> {
  const companyId = companyOf(user)
  const image = form.company_service_image
  await withFiles(db, home, [image], async (tx, files) => {
    const imageId = image ? await files.keep({ companyId }, KIND, image) : null
    const id = await services.insertService(tx, companyId, { ...fieldsOf(form), imageId })
    await keep?.(tx, id)
  })
}

/** Saves a service. */
export async function saveService(
  { db, home, user, began }: Writer,
  id: number,
  form: ServiceForm,
): Promise<void> {
  const companyId = companyOf(user)
  // The path says which service it is; a number in the body can only repeat it (Q58).
  if (form.id !== null && form.id !== id) throw new Refusal(403, 'This action is unauthorized.')
  const image = form.company_service_image
  await withFiles(db, home, [image], async (tx, files) => {
    const service = await services.lockService(tx, companyId, id)
    if (!service) throw missing('service')
    requireVersion(began, service)
    const imageId = image ? await files.keep({ companyId }, KIND, image) : null
    const fields = { ...fieldsOf(form), ...(image !== undefined && { imageId }) }
    await services.updateServiceFields(tx, id, fields)
    if (image !== undefined) await files.drop({ companyId }, service.imageId)
    await sweepPictures(tx, files, companyId)
  })
}

const fieldsOf = (form: ServiceForm) => ({
  name: form.company_service_name,
  description: form.company_service_description,
})

/** Publishes a service, or takes it back. */
export async function flipService({ db, user, began }: Writer, id: number): Promise<void> {
  await db.transaction(async tx => {
    const service = await services.lockService(tx, companyOf(user), id)
    if (!service) throw missing('service')
    requireVersion(began, service)
    await services.flipService(tx, id)
  })
}

/** Deletes a service with its image. */
export async function deleteService({ db, home, user }: Writer, id: number): Promise<void> {
  const companyId = companyOf(user)
  await withFiles(db, home, [], async (tx, files) => {
    const service = await services.removeService(tx, companyId, id)
    if (!service) throw missing('service')
    await files.drop({ companyId }, service.imageId)
    await forgetMade(tx, { path: calls.createService.path, made: id })
  })
}
