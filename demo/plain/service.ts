import * as calls from '../../src/contract'
import { serviceForm } from '../api/service-forms'
import { createService, saveService } from '../api/service-writes'
import { check } from '../api/serve'
import type { Db } from '../db/database'
import { readService } from '../db/queries/services'
import { PICTURES, storedFile } from './fields'
import type { Sheet } from './sheet'

const IMAGE = 'company_service_image'

/** The form of a service, or of a new one; undefined when the company has no such service. */
export async function openService(
  db: Db,
  companyId: number,
  id?: number,
): Promise<Sheet | undefined> {
  const service = id === undefined ? undefined : await readService(db, companyId, id)
  if (id !== undefined && !service) return undefined
  return {
    template: 'service-form',
    tag: { id },
    title: id === undefined ? 'Add Service' : 'Edit Service',
    sections: [
      {
        fields: [
          { name: 'company_service_name', label: 'Name', kind: 'text', required: true },
          { name: 'company_service_description', label: 'Description', kind: 'rich' },
          {
            name: IMAGE,
            label: 'Image',
            kind: 'file',
            accept: PICTURES,
            hint: 'png, jpeg or jpg, max 5 MB',
            stored: storedFile(IMAGE, service?.image),
          },
        ],
      },
    ],
    stored: {
      company_service_name: service?.name ?? '',
      company_service_description: service?.description ?? '',
    },
    ...(service ? { version: service.updated_at } : { adds: calls.createService.path }),
    async save(writer, body) {
      const form = await check(serviceForm, body)
      await (id === undefined ? createService(writer, form) : saveService(writer, id, form))
    },
    leadsTo: '/company/services',
    says: id === undefined ? 'added' : 'saved',
  }
}
