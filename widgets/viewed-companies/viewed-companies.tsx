import {
  $viewedCompanies,
  Card,
  Empty,
  LinkButton,
  MoreLink,
  SkeletonRows,
  texts,
  useQuery,
  type ViewedCompany,
} from '../../src/index'
import { CompanyRow } from './company-row'

const english = {
  title: 'Most Viewed Companies',
  explore: 'Explore Companies',
  empty: "It seems you haven't visited any company yet.",
  start: 'Click here to start exploring!',
}

const COMPANIES_URL = '/ndt-companies'

/** The Most Viewed Companies panel. */
export function ViewedCompanies() {
  const { data, error } = useQuery($viewedCompanies)
  return <ViewedCompaniesView companies={data} failed={!!error && !data} />
}

interface ViewProps {
  companies?: ViewedCompany[]
  failed: boolean
}

/** Every state of the panel, from props alone. */
export function ViewedCompaniesView({ companies, failed }: ViewProps) {
  const t = texts('viewed-companies', english)
  // R109, Q31: a failure prompts to explore, and hides the Explore Companies link
  if (failed) {
    return (
      <Card title={t.title}>
        <Empty text={t.empty}>
          <a className="link" href={COMPANIES_URL}>
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
          <LinkButton href={COMPANIES_URL}>{t.explore}</LinkButton>
        </Empty>
      </Card>
    )
  }
  return (
    <Card title={t.title} footer={<MoreLink href={COMPANIES_URL}>{t.explore}</MoreLink>}>
      <ul className="rows">
        {companies.map(company => (
          <CompanyRow key={company.id} company={company} />
        ))}
      </ul>
    </Card>
  )
}
