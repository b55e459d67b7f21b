import type { ReactNode } from 'react'
import {
  $companyCategories,
  $companyCountries,
  $companyTypes,
  Card,
  ComboboxField,
  RichTextField,
  TextArea,
  TextField,
  useQuery,
  type Form,
} from '../../src/index'
import { companyTexts } from './company-texts'
import type { CompanyValues } from './company-values'
import type { LogoStep } from './logo-dialogs'
import { LogoEditor } from './logo-editor'

interface SectionProps {
  form: Form<CompanyValues>
}

/** What a section stands under: the navigation leads to its id. */
function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <div id={id} className="company-profile__section" tabIndex={-1}>
      <Card title={title}>
        <div className="card__body">{children}</div>
      </Card>
    </div>
  )
}

type BasicsProps = SectionProps & {
  onLogo: (logo: File) => void
  onStep: (step: LogoStep) => void
}

/** Basic Information (R146). */
export function Basics({ form, onLogo, onStep }: BasicsProps) {
  const t = companyTexts()
  const categories = useQuery($companyCategories)
  const types = useQuery($companyTypes)
  return (
    <Section id="basics" title={t.basics}>
      <LogoEditor form={form} {...{ onLogo, onStep }} />
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
          inputMode="url"
          autoComplete="url"
        />
        <ComboboxField
          {...form.bind('company_categories')}
          label={t.company_categories}
          options={categories.data}
          onRetry={categories.error && $companyCategories.refetch}
        />
        <ComboboxField
          {...form.bind('company_type')}
          label={t.company_type}
          options={types.data}
          onRetry={types.error && $companyTypes.refetch}
        />
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
  const t = companyTexts()
  return (
    <Section id="address" title={t.address}>
      <div className="form">
        <RichTextField {...form.bind('company_address')} label={t.company_address} />
        <TextField
          {...form.bind('google_map_link')}
          label={t.google_map_link}
          type="email"
          inputMode="url"
          autoComplete="off"
        />
      </div>
    </Section>
  )
}

/** Contact Details (R148). */
export function Contacts({ form }: SectionProps) {
  const t = companyTexts()
  const countries = useQuery($companyCountries)
  return (
    <Section id="contacts" title={t.contacts}>
      <div className="form form--2">
        <TextField {...form.bind('company_email')} label={t.company_email} type="email" />
        <TextField {...form.bind('company_landline')} label={t.company_landline} inputMode="tel" />
        <TextField {...form.bind('company_contact_person')} label={t.company_contact_person} />
        <TextField {...form.bind('contact_email')} label={t.contact_email} type="email" />
        <ComboboxField
          {...form.bind('country_id')}
          label={t.country_id}
          single
          options={countries.data}
          onRetry={countries.error && $companyCountries.refetch}
        />
      </div>
    </Section>
  )
}

const links = ['company_linkedin', 'company_twitter', 'company_googleplus', 'company_fb'] as const

/** Social Profiles (R149); Youtube's has the name of what was there before (Q69). */
export function Socials({ form }: SectionProps) {
  const t = companyTexts()
  return (
    <Section id="socials" title={t.socials}>
      <div className="form form--2">
        {links.map(name => (
          <TextField key={name} {...form.bind(name)} label={t[name]} inputMode="url" />
        ))}
      </div>
    </Section>
  )
}
