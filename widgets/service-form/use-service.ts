import {
  carrySaid,
  companyId,
  createService,
  fileToSend,
  saidDone,
  saidFailed,
  storedFile,
  tooLarge,
  updateService,
  useForm,
  useHost,
  useNext,
  useProgress,
  type FileValue,
  type Service,
} from '../../src/index'
import { serviceOf } from './service-form.store'

/** Megabytes of a service's image at most (R235). */
export const MEGABYTES = 5

interface ServiceValues {
  company_service_name: string
  company_service_description: string
  company_service_image: FileValue
}

const places = {
  company_service_name: 'name',
  company_service_description: 'description',
  company_service_image: null,
}

/** The state of a service's form, and how it is saved. */
export function useService(service: Service | undefined) {
  const host = useHost()
  const { progress, track, cancel } = useProgress()
  const id = service?.id
  const form = useForm<ServiceValues>({
    initial: {
      company_service_name: service?.name ?? '',
      company_service_description: service?.description ?? '',
      company_service_image: storedFile(service?.image),
    },
    version: service?.updated_at,
    stored: { answer: service, places },
    source: id ? serviceOf(id) : undefined,
    async save({ company_service_image, ...texts }, signal, { version }) {
      const body = { id: id ?? companyId(), ...texts, ...imageToSend(company_service_image) }
      const message = await track(signal, sending =>
        id
          ? updateService({ params: { id }, body, version, ...sending })
          : createService({ body, ...sending }),
      )
      const said = saidDone(message)
      carrySaid(said)
      host.saved('service', said)
    },
    // without one, it is the texts
    tooLarge: ({ company_service_image: { kind } }) =>
      kind === 'chosen' && { company_service_image: tooLarge(MEGABYTES) },
    onFailed: saidFailed,
    draft: { name: `service-form:${id ?? 'new'}`, isOfTab: !id },
  })

  useNext(form)

  return { form, progress, cancel }
}

/** The image and its name, only when it changed; empty when it was deleted (R235). */
function imageToSend(value: FileValue) {
  const { file, deleted } = fileToSend(value)
  if (file) return { file_input: file.name, company_service_image: file }
  return deleted ? { file_input: '', company_service_image: '' as const } : {}
}
