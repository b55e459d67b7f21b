import {
  Card,
  FileField,
  FormPage,
  labelsOf,
  RichTextField,
  rowId,
  TextField,
  useShownFile,
  wayBack,
  type Service,
  siteUrl,
} from '../../src/index'
import { serviceFormTexts } from './service-form.texts'
import { MEGABYTES, useService } from './use-service'

/** Where the list of services is (R232). */
const LIST = '/company/services'

/** The fields of a service's form (R232, R235). */
export function ServiceFields({ service }: { service?: Service }) {
  const t = serviceFormTexts()
  const { form, progress, cancel } = useService(service)
  const { picture } = useShownFile(form.values.company_service_image) ?? {}

  return (
    <FormPage
      title={t.title}
      back={wayBack(siteUrl(LIST), service && rowId('services', service))}
      subject={service?.name}
      form={form}
      labels={labelsOf(form.values, t)}
      submitLabel={t.submit}
    >
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
