import type { Hono } from 'hono'
import * as calls from '../../src/contract'
import type { Env } from '../auth/env'
import { dayInWords } from '../db/days'
import { listServices, readService, type ServiceListItem } from '../db/queries/services'
import type { FileHome } from '../files/home'
import { filterOf, paged, sorted } from './list-query'
import { companyOf, idOf, missing } from './own-company'
import { serve } from './serve'
import { SERVICE_IMAGE_MB, serviceForm } from './service-forms'
import { createService, deleteService, flipService, saveService } from './service-writes'
import { beganWith } from './version'

const role = 'company'
const file = { field: 'company_service_image', megabytes: SERVICE_IMAGE_MB }
const terms = { role, form: serviceForm, file } as const

/** Serves a company's own services: listed, read, made, saved, published and deleted (R228-R230). */
export function serveServices(app: Hono<Env>, home: FileHome): void {
  serve(
    app,
    calls.getServices,
    async ({ db, user, query }) =>
      paged(sorted(await listServices(db, companyOf(user), filterOf(query))), rowOf),
    { role },
  )
  serve(
    app,
    calls.getService,
    async ({ c, db, user }) => {
      const id = idOf(c.req.param('id'), 'service')
      const service = await readService(db, companyOf(user), id)
      if (!service) throw missing('service')
      return { data: service }
    },
    { role },
  )
  serve(
    app,
    calls.createService,
    async ({ db, user, body, keeping }) => {
      const answer = { data: 'Service Added Successfully!!' }
      await createService({ db, home, user, keep: keeping(answer) }, body)
      return answer
    },
    terms,
  )
  serve(
    app,
    calls.updateService,
    async ({ c, db, user, body }) => {
      const id = idOf(c.req.param('id'), 'service')
      await saveService({ db, home, user, began: beganWith(c) }, id, body)
      return { data: 'Service Updated Successfully!!' }
    },
    terms,
  )
  serve(
    app,
    calls.toggleService,
    async ({ c, db, user }) => {
      const id = idOf(c.req.param('id'), 'service')
      await flipService({ db, home, user, began: beganWith(c) }, id)
      return { data: { message: 'Status Updated Successfully!!' } }
    },
    { role },
  )
  serve(
    app,
    calls.deleteService,
    async ({ c, db, user }) => {
      await deleteService({ db, home, user }, idOf(c.req.param('id'), 'service'))
      return { data: 'Service Deleted Successfully!!' }
    },
    { role },
  )
}

const rowOf = ({ id, name, status, createdAt, updatedAt }: ServiceListItem) => ({
  id,
  name,
  created_at: { formatted_date: dayInWords(createdAt) },
  status,
  updated_at: updatedAt.toISOString(),
})
