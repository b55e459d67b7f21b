import {
  $companyCategories,
  $companyTypes,
  ComboboxField,
  pin,
  RichTextField,
  TextArea,
  TextField,
  useOptions,
} from '../../src/index'
import { Section, type SectionProps } from './company-section'
import { companyProfileTexts } from './company-profile.texts'
import { globe } from './icons'
import { LogoEditor } from './logo-editor'

type BasicsProps = Parameters<typeof LogoEditor>[0]

/** Basic Information (R146). */
export function Basics({ form, ...logo }: BasicsProps) {
  const t = companyProfileTexts()
  const categories = useOptions($companyCategories)
  const types = useOptions($companyTypes)
  return (
    <Section id="basics" title={t.basics}>
      <LogoEditor form={form} {...logo} />
      <div className="form form--2">
        <TextField
          {...form.bind('company_name')}
          label={t.company_name}
          mandatory
          autoComplete="organization"
        />
        <TextField
          {...form.bind('company_website')}
          label={t.company_website}
          icon={globe}
          inputMode="url"
          autoComplete="url"
        />
        <ComboboxField
          {...form.bind('company_categories')}
          label={t.company_categories}
          {...categories}
        />
        <ComboboxField {...form.bind('company_type')} label={t.company_type} {...types} />
        <div className="form__wide">
          <TextArea
            {...form.bind('company_short_description')}
            label={t.company_short_description}
          />
        </div>
        <RichTextField
          {...form.bind('company_long_description')}
          className="form__wide"
          label={t.company_long_description}
        />
      </div>
    </Section>
  )
}

/** The address, with its place on a map (R147); the link's type is the description's (R153, Q68). */
export function Address({ form }: SectionProps) {
  const t = companyProfileTexts()
  return (
    <Section id="address" title={t.address}>
      <div className="form">
        <RichTextField {...form.bind('company_address')} label={t.company_address} />
        <TextField
          {...form.bind('google_map_link')}
          label={t.google_map_link}
          icon={pin}
          type="email"
          inputMode="url"
          autoComplete="off"
        />
      </div>
    </Section>
  )
}
