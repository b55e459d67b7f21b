import type { Hono } from 'hono'
import * as v from 'valibot'
import {
  createService,
  deleteService,
  getService,
  getServices,
  toggleService,
  updateService,
} from '../../src/contract'
import type { Env } from '../auth/env'
import { Refusal } from '../auth/refusal'
import { dayInWords } from '../db/days'
import * as services from '../db/queries/services'
import type { FileHome } from '../files/home'
import { withFiles } from '../files/keep'
import { sweepPictures } from '../files/sweep'
import { richText } from './company-rules'
import { pictureFile } from './file-rules'
import { filterOf, paged, sorted } from './list-query'
import { optionalNumber } from './list-rules'
import { companyOf, idOf, missing } from './own-company'
import { line } from './rules'
import { serve } from './serve'
import { requireVersion } from './version'

const role = 'company'
const IMAGE = 'company_service_image'
const IMAGE_MB = 5

/** The service's form; an image that is left out stays, an empty one was deleted (R235). */
export const serviceForm = v.objectAsync({
  id: optionalNumber,
  company_service_name: line,
  company_service_description: richText,
  [IMAGE]: v.optionalAsync(v.nullableAsync(pictureFile(IMAGE_MB))),
})

const terms = { role, form: serviceForm, file: { field: IMAGE, megabytes: IMAGE_MB } } as const

/** Serves a company's own services: listed, read, made, saved, published and deleted (R228-R230). */
export function serveServices(app: Hono<Env>, home: FileHome): void {
  serve(
    app,
    getServices,
    async ({ db, user, query }) =>
      paged(sorted(await services.listServices(db, companyOf(user), filterOf(query))), rowOf),
    { role },
  )
  serve(
    app,
    getService,
    async ({ c, db, user }) => {
      const id = idOf(c.req.param('id'), 'service')
      const service = await services.readService(db, companyOf(user), id)
      if (!service) throw missing('service')
      return { data: service }
    },
    { role },
  )
  serve(
    app,
    createService,
    async ({ db, user, body }) => {
      const companyId = companyOf(user)
      const image = body[IMAGE]
      await withFiles(db, home, async (tx, files) => {
        const imageId = image ? await files.keep({ companyId }, 'service_image', image) : null
        const fields = { name: body.company_service_name, imageId }
        const description = body.company_service_description
        await services.insertService(tx, companyId, { ...fields, description })
      })
      return { data: 'Service Added Successfully!!' }
    },
    terms,
  )
  serve(
    app,
    updateService,
    async ({ c, db, user, body }) => {
      const companyId = companyOf(user)
      const id = idOf(c.req.param('id'), 'service')
      // The path says which service it is; a number in the body can only repeat it (Q58).
      if (body.id !== null && body.id !== id) throw new Refusal(403, 'This action is unauthorized.')
      const image = body[IMAGE]
      await withFiles(db, home, async (tx, files) => {
        const service = await services.lockService(tx, companyId, id)
        if (!service) throw missing('service')
        requireVersion(c, service)
        const imageId = image ? await files.keep({ companyId }, 'service_image', image) : null
        await services.updateServiceFields(tx, id, {
          name: body.company_service_name,
          description: body.company_service_description,
          ...(image !== undefined && { imageId }),
        })
        if (image !== undefined) await files.drop({ companyId }, service.imageId)
        await sweepPictures(tx, files, companyId)
      })
      return { data: 'Service Updated Successfully!!' }
    },
    terms,
  )
  serve(
    app,
    toggleService,
    async ({ c, db, user }) => {
      const id = idOf(c.req.param('id'), 'service')
      await db.transaction(async tx => {
        const service = await services.lockService(tx, companyOf(user), id)
        if (!service) throw missing('service')
        requireVersion(c, service)
        await services.flipService(tx, id)
      })
      return { data: { message: 'Status Updated Successfully!!' } }
    },
    { role },
  )
  serve(
    app,
    deleteService,
    async ({ c, db, user }) => {
      const companyId = companyOf(user)
      const id = idOf(c.req.param('id'), 'service')
      await withFiles(db, home, async (tx, files) => {
        const service = await services.removeService(tx, companyId, id)
        if (!service) throw missing('service')
        await files.drop({ companyId }, service.imageId)
      })
      return { data: 'Service Deleted Successfully!!' }
    },
    { role },
  )
}

const rowOf = ({ id, name, status, createdAt, updatedAt }: services.ServiceListItem) => ({
  id,
  name,
  created_at: { formatted_date: dayInWords(createdAt) },
  status,
  updated_at: updatedAt.toISOString(),
})
