import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import {
  $companyCategories,
  companyProfile,
  createCompany,
  FormPage,
  saidFailed,
  saidSaved,
  texts,
  updateCompanyProfile,
  useForm,
  useHost,
} from '../../src/index'
import { Contacts, Socials } from './company-contacts'
import { Address, Basics } from './company-fields'
import { companyTexts } from './company-texts'
import { bodyOf, unkept, valuesOf, type CompanyValues } from './company-values'
import { LogoDialogs, type LogoStep } from './logo-dialogs'
import { SectionNav } from './section-nav'

const english = { title: 'Company Profile' }

interface CompanyFormProps {
  /** Absent while the company is to be created. */
  id?: number
  initial: CompanyValues
}

/** The editor itself: four sections, their navigation where wide, and the logo's dialogs above. */
export function CompanyForm({ id, initial: first }: CompanyFormProps) {
  const host = useHost()
  const t = texts('company-profile', english)
  const words = companyTexts()
  const [initial, setInitial] = useState(first)
  const [step, setStep] = useState<LogoStep>()

  const draft = useMemo(
    () => ({ name: `company-profile:${id ?? 'new'}`, without: [...unkept] }),
    [id],
  )
  const sent = useRef<CompanyValues>(undefined)
  const refreshing = useRef<Promise<void>>(undefined)

  async function save(values: CompanyValues, signal: AbortSignal) {
    // a company that was created just now has its number only then
    await refreshing.current
    sent.current = values
    const known = values.id ?? id ?? companyProfile(id).value?.data?.id
    const call = known ? updateCompanyProfile : createCompany
    const message = saidSaved(await call({ body: { ...bodyOf(values), id: known }, signal }))
    host.emit('ndt-saved', { tag: host.element.localName, section: 'company_profile', message })
  }

  const form = useForm<CompanyValues>({
    initial,
    save,
    draft,
    onSaved: () => void (refreshing.current = refresh()),
    onFailed: saidFailed,
  })

  /** The fields keep what was saved until the portal's answer fills them: none goes empty (R161, Q96). */
  async function refresh() {
    const $profile = companyProfile(id)
    void $companyCategories.refetch()
    await $profile.refetch()
    const { data, error } = $profile.value!
    if (error) host.report(error, 'data')
    const saved = { ...form.values, company_logo_changed: false }
    setInitial(data && !error ? valuesOf(data) : saved)
  }

  const latest = useRef(form)
  useLayoutEffect(() => void (latest.current = form))
  useLayoutEffect(() => {
    const { values, startOver, set } = latest.current
    if (!sent.current) return
    if (values === sent.current) return startOver()
    // what was typed meanwhile stays, to be saved; the logo that was sent is no change any more
    const isSent = values.company_logo === sent.current.company_logo
    set('company_logo', isSent ? initial.company_logo : values.company_logo)
    set('company_logo_changed', !isSent)
  }, [initial])

  function changeLogo(logo: File | null) {
    form.set('company_logo', logo)
    form.set('company_logo_changed', true)
  }

  const labels: Record<string, string> = words
  return (
    <div className="company-profile">
      <FormPage title={t.title} form={form} labels={labels}>
        <SectionNav />
        <div className="form-page__main">
          <Basics form={form} onLogo={changeLogo} onStep={setStep} />
          <Address form={form} />
          <Contacts form={form} />
          <Socials form={form} />
        </div>
      </FormPage>
      {step && <LogoDialogs step={step} onStep={setStep} onLogo={changeLogo} />}
    </div>
  )
}
