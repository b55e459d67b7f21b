import {
  $companyCountries,
  ComboboxField,
  mail,
  person,
  phone,
  TextField,
  useOptions,
} from '../../src/index'
import { Section, type SectionProps } from './company-section'
import { companyProfileTexts } from './company-profile.texts'
import { networks } from './icons'

/** Contact Details (R148). */
export function Contacts({ form }: SectionProps) {
  const t = companyProfileTexts()
  const countries = useOptions($companyCountries)
  return (
    <Section id="contacts" title={t.contacts}>
      <div className="form form--2">
        <TextField
          {...form.bind('company_email')}
          label={t.company_email}
          icon={mail}
          type="email"
        />
        <TextField
          {...form.bind('company_landline')}
          label={t.company_landline}
          icon={phone}
          inputMode="tel"
        />
        <TextField
          {...form.bind('company_contact_person')}
          label={t.company_contact_person}
          icon={person}
        />
        <TextField
          {...form.bind('contact_email')}
          label={t.contact_email}
          icon={mail}
          type="email"
        />
        <ComboboxField {...form.bind('country_id')} label={t.country_id} single {...countries} />
      </div>
    </Section>
  )
}

const links = ['company_linkedin', 'company_twitter', 'company_googleplus', 'company_fb'] as const

/** Social Profiles (R149); Youtube's has the name of what was there before (Q69). */
export function Socials({ form }: SectionProps) {
  const t = companyProfileTexts()
  return (
    <Section id="socials" title={t.socials}>
      <div className="form form--2">
        {links.map(name => (
          <TextField
            key={name}
            {...form.bind(name)}
            label={t[name]}
            icon={networks[name]}
            placeholder="https://"
            inputMode="url"
          />
        ))}
      </div>
    </Section>
  )
}
