import { useRef, useState } from 'react'
import {
  $companyCategories,
  chooseFile,
  companyProfile,
  createCompany,
  FormPage,
  labelsOf,
  late,
  removeFile,
  saidDone,
  saidFailed,
  updateCompanyProfile,
  useForm,
  useHost,
  useProgress,
  type CompanyProfile,
} from '../../src/index'
import { Contacts, Socials } from './company-contacts'
import { Address, Basics } from './company-fields'
import { bodyOf, valuesOf, type CompanyValues } from './company-values'
import { LogoDialogs, type LogoStep } from './logo-dialogs'
import { LogoView } from './logo-view'
import { SectionNav } from './section-nav'
import { companyProfileTexts } from './company-profile.texts'

/** How the drafts of companies begin. */
const DRAFT = 'company-profile:'

interface CompanyFormProps {
  /** Absent while the company is to be created. */
  id?: number
  profile?: CompanyProfile
  /** Hears what a company that was created here is like by now. */
  onCreated?: (profile: CompanyProfile) => void
}

/** The editor itself: four sections, their navigation where wide, and the logo's dialogs above. */
export function CompanyForm({ id, profile, onCreated }: CompanyFormProps) {
  const host = useHost()
  const t = companyProfileTexts()
  const [step, setStep] = useState<LogoStep>()
  const [isViewing, setViewing] = useState(false)
  const $profile = companyProfile(id)
  const isCreated = useRef(false)
  const { progress, track, cancel } = useProgress()

  const form = useForm<CompanyValues>({
    initial: valuesOf(profile),
    version: profile?.updated_at,
    stored: { answer: profile, places: { company_logo: null, file_input: null, id: null } },
    source: onCreated
      ? {
          refetch: look,
          get value() {
            return $profile.value
          },
        }
      : $profile,
    async save(values, signal, { start, version }) {
      const stored = $profile.value?.data
      const known = stored?.id ?? values.id ?? id
      // one whose number cannot be read is there all the same, and so is one that could not be read since
      const call = known || stored || isCreated.current ? updateCompanyProfile : createCompany
      const body = { ...bodyOf(values, start), id: known }
      const answer = await track(signal, sending => call({ body, version, ...sending }))
      const message = saidDone(answer)
      isCreated.current = true
      host.saved('company_profile', message)
    },
    draft: id ? { name: `${DRAFT}${id}`, before: `${DRAFT}new` } : { name: `${DRAFT}new` },
    isOngoing: true,
    // a company that was created just now has its number only then
    onDone: refresh,
    onFailed: saidFailed,
  })

  /** The fields keep what was saved until the portal's answer fills them: none goes empty (R161, Q96). */
  async function refresh() {
    void $companyCategories.refetch()
    await look()
    const { error } = $profile.value!
    if (onCreated && error) host.report(error, 'data')
  }

  /** What was created, here or in another tab, is what the form is of from then on. */
  async function look() {
    await $profile.refetch()
    const { data } = $profile.value!
    if (data) onCreated?.(data)
  }

  function changeLogo(file: File | null, isCropped?: boolean) {
    const before = form.values.company_logo
    form.set('company_logo', file ? chooseFile(before, file) : removeFile(before))
    void late(host, async () => (await import('./say-logo')).sayLogo(host.root, file, isCropped))
  }

  return (
    <div className="company-profile">
      <FormPage title={t.title} form={form} labels={labelsOf(form.values, t)}>
        <SectionNav />
        <div className="form-page__main">
          <Basics
            {...{ form, progress }}
            onCancel={cancel}
            onLogo={changeLogo}
            onStep={setStep}
            onView={() => setViewing(true)}
          />
          <Address form={form} />
          <Contacts form={form} />
          <Socials form={form} />
        </div>
      </FormPage>
      {isViewing && (
        <LogoView
          logo={form.values.company_logo}
          onLogo={changeLogo}
          onStep={setStep}
          onClose={() => setViewing(false)}
        />
      )}
      {step && <LogoDialogs step={step} onStep={setStep} onLogo={changeLogo} />}
    </div>
  )
}
