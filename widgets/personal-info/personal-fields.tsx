import {
  $countries,
  $languages,
  ComboboxField,
  DateField,
  getConfig,
  linkedIn,
  lock,
  SelectField,
  TextArea,
  TextField,
  today,
  twitter,
  useOptions,
  type Form,
} from '../../src/index'
import { personalInfoTexts } from './personal-info.texts'
import { ABOUT_ME, type PersonalValues } from './personal-values'

interface PersonalFieldsProps {
  form: Form<PersonalValues>
  /** Shown, and not to be changed here. */
  email: string | null
}

/** The fields of the Personal Information form (R40). */
export function PersonalFields({ form, email }: PersonalFieldsProps) {
  const t = personalInfoTexts()
  const countries = useOptions($countries)
  const languages = useOptions($languages)
  // R14: the four genders have these ids
  const genders = [t.male, t.female, t.others, t.preferNotToSay]
  return (
    <div className="form form--2">
      <TextField
        {...form.bind('first_name')}
        label={t.first_name}
        mandatory
        autoComplete="given-name"
        autoFocus
      />
      <TextField
        name="email"
        label={t.email}
        mandatory
        readOnly
        endIcon={lock}
        value={email ?? ''}
        error={form.errors['email']}
      />
      <TextField
        {...form.bind('contact_number')}
        label={t.contact_number}
        type="tel"
        autoComplete="tel"
      />
      <DateField
        {...form.bind('dob')}
        label={t.dob}
        max={today()}
        locale={getConfig().locale}
        autoComplete="bday"
      />
      <SelectField
        {...form.bind('gender_id')}
        label={t.gender_id}
        autoComplete="sex"
        options={genders.map((label, index) => ({ value: String(index + 1), label }))}
      />
      <div className="form__wide">
        <TextArea {...form.bind('about_me')} label={t.about_me} max={ABOUT_ME} />
      </div>
      <TextField {...form.bind('city')} label={t.city} autoComplete="address-level2" />
      <ComboboxField
        {...form.bind('country_id')}
        label={t.country_id}
        single
        autoComplete="country-name"
        {...countries}
      />
      <ComboboxField
        {...form.bind('languages')}
        className="form__wide"
        label={t.languages}
        allowNew
        byComma
        {...languages}
      />
      <TextField
        {...form.bind('linkedin_url')}
        label={t.linkedin_url}
        icon={linkedIn}
        inputMode="url"
        autoComplete="url"
      />
      <TextField
        {...form.bind('twitter_url')}
        label={t.twitter_url}
        icon={twitter}
        inputMode="url"
      />
    </div>
  )
}
