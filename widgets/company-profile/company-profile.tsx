import { useEffect, useState } from 'react'
import {
  companyId as companyOfPage,
  companyProfile,
  Failure,
  SkeletonLines,
  Surface,
  texts,
  useHost,
  useQuery,
} from '../../src/index'
import { CompanyForm } from './company-form'
import { valuesOf } from './company-values'

const english = {
  title: 'Company Profile',
  failed: 'The company profile could not be loaded. Please try again.',
}

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
  const t = texts('company-profile', english)
  const { data, error } = useQuery(companyProfile(id))
  if (data) return <CompanyForm id={id} initial={valuesOf(data)} />
  return (
    <div className="company-profile">
      <h1 className="company-profile__title">{t.title}</h1>
      <Surface busy={!error}>
        <div className="card__body">
          {error ? (
            <Failure text={t.failed} onRetry={companyProfile(id).refetch} />
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
  const [initial] = useState(() => valuesOf())
  useEffect(() => host.reveal(true), [host])
  return <CompanyForm initial={initial} />
}
