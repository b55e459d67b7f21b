import { useEffect, useMemo } from 'react'
import {
  Card,
  carrySaid,
  companyId,
  createService,
  FileField,
  fileToSend,
  FormPage,
  RichTextField,
  saidFailed,
  saidSaved,
  storedFile,
  TextField,
  texts,
  tooLarge,
  updateService,
  useForm,
  useHost,
  useProgress,
  useShownFile,
  type FileValue,
  type Service,
} from '../../src/index'

const english = {
  title: 'Add Service',
  service: 'Service',
  image: 'Image',
  company_service_name: 'Name',
  company_service_description: 'Description',
  company_service_image: 'Image',
  imageHint: 'png, jpeg or jpg, max 5 MB',
  upload: 'Upload',
  update: 'Replace',
  preview: 'Preview image',
  remove: 'Remove image',
  submit: 'Save & Add another',
}

/** Where the list of services is (R232). */
const LIST = '/company/services'
const MEGABYTES = 5

interface ServiceValues {
  company_service_name: string
  company_service_description: string
  company_service_image: FileValue
}

/** The fields of a service's form (R232, R235). */
export function ServiceFields({ service }: { service?: Service }) {
  const t = texts('service-form', english)
  const host = useHost()
  const { progress, track, cancel } = useProgress()
  const id = service?.id
  const draft = useMemo(
    () => ({ name: `service-form:${id ?? 'new'}`, without: ['company_service_image' as const] }),
    [id],
  )
  const form = useForm<ServiceValues>({
    initial: {
      company_service_name: service?.name ?? '',
      company_service_description: service?.description ?? '',
      company_service_image: storedFile(service?.image),
    },
    async save({ company_service_image, ...texts }, signal) {
      const body = { id: id ?? companyId(), ...texts, ...imageToSend(company_service_image) }
      const message = await track(signal, sending =>
        id
          ? updateService({ params: { id }, body, ...sending })
          : createService({ body, ...sending }),
      )
      const said = saidSaved(message)
      carrySaid(said)
      host.emit('ndt-saved', { tag: host.element.localName, section: 'service', message: said })
    },
    tooLarge: () => ({ company_service_image: tooLarge(MEGABYTES) }),
    onSaved() {},
    onFailed: saidFailed,
    draft,
  })

  // R206: the next one starts from nothing, where a host stays on the page
  const { state, startOver } = form
  useEffect(() => {
    if (state === 'saved' && !id) startOver()
  })

  const { picture } = useShownFile(form.values.company_service_image) ?? {}

  return (
    <FormPage title={t.title} back={LIST} form={form} labels={t} submitLabel={t.submit}>
      <div className="form-page__main">
        <Card title={t.service}>
          <div className="card__body form">
            <TextField
              {...form.bind('company_service_name')}
              label={t.company_service_name}
              mandatory
            />
            <RichTextField
              {...form.bind('company_service_description')}
              label={t.company_service_description}
            />
          </div>
        </Card>
      </div>
      <div className="form-page__side">
        <Card title={t.image}>
          <div className="card__body service-image">
            {picture && <img className="service-image__picture" src={picture} alt="" />}
            <FileField
              {...form.bind('company_service_image')}
              label={t.company_service_image}
              hint={t.imageHint}
              accept={['png', 'jpeg', 'jpg']}
              maxMegabytes={MEGABYTES}
              className="is-titled"
              words={t}
              progress={progress}
              onCancel={cancel}
            />
          </div>
        </Card>
      </div>
    </FormPage>
  )
}

/** The image and its name, only when it changed; empty when it was deleted (R235). */
function imageToSend(value: FileValue) {
  const { file, deleted } = fileToSend(value)
  if (file) return { file_input: file.name, company_service_image: file }
  return deleted ? { file_input: '', company_service_image: '' as const } : {}
}
