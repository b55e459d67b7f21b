import {
  Card,
  Empty,
  Failure,
  LinkButton,
  MoreLink,
  signInAfter,
  siteUrl,
  SkeletonRows,
  type ApiError,
  type ViewedCompany,
} from '../../src/index'
import { CompanyRow } from './company-row'
import { viewedCompaniesTexts } from './viewed-companies.texts'

const COMPANIES_URL = '/ndt-companies'

interface ViewProps {
  companies?: ViewedCompany[]
  /** The list could not be read. */
  error: ApiError | undefined
  onRetry: () => Promise<void>
}

/** Every state of the panel, from props alone. */
export function ViewedCompaniesView({ companies, error, onRetry }: ViewProps) {
  const t = viewedCompaniesTexts()
  const signIn = signInAfter(error)
  if (signIn) {
    return (
      <Card title={t.title}>
        <Failure signIn={signIn} onRetry={onRetry} />
      </Card>
    )
  }
  // R109, Q31: a failure prompts to explore, and hides the Explore Companies link
  if (error) {
    return (
      <Card title={t.title}>
        <Empty text={t.empty}>
          <a className="link" href={siteUrl(COMPANIES_URL)}>
            {t.start}
          </a>
        </Empty>
      </Card>
    )
  }
  if (!companies) {
    return (
      <Card title={t.title} busy>
        <SkeletonRows rows={3} />
      </Card>
    )
  }
  if (!companies.length) {
    return (
      <Card title={t.title}>
        <Empty text={t.empty}>
          <LinkButton href={siteUrl(COMPANIES_URL)}>{t.explore}</LinkButton>
        </Empty>
      </Card>
    )
  }
  return (
    <Card title={t.title} footer={<MoreLink href={siteUrl(COMPANIES_URL)}>{t.explore}</MoreLink>}>
      <ul className="rows">
        {companies.map(company => (
          <CompanyRow key={company.id} company={company} />
        ))}
      </ul>
    </Card>
  )
}
