import type { ReactNode } from 'react'
import { Card, type Form } from '../../src/index'
import type { CompanyValues } from './company-values'

/** What every section needs. */
export interface SectionProps {
  form: Form<CompanyValues>
}

/** What a section stands under: the navigation leads to its id. */
export function Section({
  id,
  title,
  children,
}: {
  id: string
  title: string
  children: ReactNode
}) {
  return (
    <div id={id} className="company-profile__section" tabIndex={-1}>
      <Card title={title}>
        <div className="card__body">{children}</div>
      </Card>
    </div>
  )
}
