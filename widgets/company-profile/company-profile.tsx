import { useEffect, useState } from 'react'
import {
  $companyCategories,
  $companyCountries,
  $companyTypes,
  companyId as companyOfPage,
  companyProfile,
  Failure,
  signInAfter,
  SkeletonLines,
  Surface,
  useFresh,
  useHost,
  useStore,
  type CompanyProfile,
} from '../../src/index'
import { CompanyForm } from './company-form'
import { companyProfileTexts } from './company-profile.texts'

/** What the page sets. */
export interface CompanyProfileProps {
  companyId: number | undefined
}

/** The company's profile: one that exists (R157), or a new one (R158). */
export function CompanyProfileEditor({ companyId }: CompanyProfileProps) {
  const id = companyId ?? companyOfPage()
  return id ? <Existing key={id} id={id} /> : <New />
}

function Existing({ id }: { id: number }) {
  const t = companyProfileTexts()
  const { data, error } = useFresh(companyProfile(id))
  // the choices of its fields, with it and not after it
  useStore($companyCategories)
  useStore($companyTypes)
  useStore($companyCountries)
  if (data) return <CompanyForm id={id} profile={data} />
  return (
    <div className="company-profile">
      <h1 className="company-profile__title">{t.title}</h1>
      <Surface busy={!error}>
        <div className="card__body">
          {error ? (
            <Failure
              text={t.failed}
              signIn={signInAfter(error, '/company-sign-in')}
              onRetry={companyProfile(id).refetch}
            />
          ) : (
            <SkeletonLines lines={14} />
          )}
        </div>
      </Surface>
    </div>
  )
}

function New() {
  const host = useHost()
  const [profile, setProfile] = useState<CompanyProfile>()
  useEffect(() => host.reveal(true), [host])
  return <CompanyForm profile={profile} onCreated={setProfile} />
}
