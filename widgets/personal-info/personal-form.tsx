import {
  $countries,
  $languages,
  $profile,
  ComboboxField,
  DateField,
  FormDialog,
  getConfig,
  SelectField,
  submitFailed,
  TextArea,
  TextField,
  texts,
  today,
  updateProfile,
  useForm,
  useQuery,
  useSaved,
  type Profile,
} from '../../src/index'
import { linkedIn, twitter } from './icons'
import { ABOUT_ME, bodyOf, checkOf, valuesOf } from './personal-values'

const english = {
  first_name: 'First name',
  email: 'Email',
  contact_number: 'Contact number',
  dob: 'Date of birth',
  gender_id: 'Gender',
  male: 'Male',
  female: 'Female',
  others: 'Others',
  preferNotToSay: 'Prefer not to say',
  about_me: 'About me',
  tooLong: 'The about me may not be greater than 500 characters.',
  city: 'City',
  country_id: 'Country',
  languages: 'Languages',
  linkedin_url: 'LinkedIn URL',
  twitter_url: 'Twitter URL',
  saved: 'Personal Information Updated',
}

/** Milliseconds: the toasts, and from the save to the closing (R51-R53). */
const TOAST = 2000
const CLOSE_AFTER = 1000

const draft = { name: 'personal-info' }

interface PersonalFormProps {
  profile: Profile
  title: string
  close: () => void
}

/** The fields of the Personal Information form (R40). */
export function PersonalForm({ profile, title, close }: PersonalFormProps) {
  const t = texts('personal-info', english)
  const countries = useQuery($countries)
  const languages = useQuery($languages)
  const { email } = profile.user
  const onSaved = useSaved({
    section: 'personal_info',
    message: t.saved,
    toastFor: TOAST,
    closeAfter: CLOSE_AFTER,
    close,
    refresh: () => void $profile.refetch(),
  })
  const form = useForm({
    initial: valuesOf(profile),
    save: (values, signal) => updateProfile({ body: bodyOf(values, email), signal }),
    check: checkOf(t.tooLong),
    onSaved,
    onFailed: () => submitFailed(TOAST),
    draft,
  })
  // R14: the four genders have these ids
  const genders = [t.male, t.female, t.others, t.preferNotToSay]
  return (
    <FormDialog title={title} width={680} form={form} labels={t} onClose={close}>
      <div className="form form--2">
        <TextField
          {...form.bind('first_name')}
          label={t.first_name}
          mandatory
          autoComplete="given-name"
          autoFocus
        />
        <TextField name="email" label={t.email} mandatory readOnly value={email ?? ''} />
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
          options={countries.data}
          onRetry={countries.error && $countries.refetch}
        />
        <ComboboxField
          {...form.bind('languages')}
          className="form__wide"
          label={t.languages}
          allowNew
          options={languages.data}
          onRetry={languages.error && $languages.refetch}
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
    </FormDialog>
  )
}
