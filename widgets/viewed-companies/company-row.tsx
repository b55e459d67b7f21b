import { count, Icon, inNewTab, Logo, type ViewedCompany, siteUrl } from '../../src/index'
import { viewedCompaniesTexts } from './viewed-companies.texts'
import { star } from './icons'

/** One company: logo, name, rating, reviews, and when its page was viewed last (R105-R107). */
export function CompanyRow({ company }: { company: ViewedCompany }) {
  const t = viewedCompaniesTexts()
  const { company_name: name, company_slug, rating, number_of_reviews, last_visited } = company
  return (
    <li className="viewed-companies__row" data-featured={company.company_featured_status}>
      <Logo name={name} src={company.company_logo} />
      <div className="viewed-companies__main">
        <a
          className="row-link"
          href={siteUrl(`/ndt-companies/${encodeURIComponent(company_slug ?? company.id)}`)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={inNewTab(name)}
        >
          <bdi>{name}</bdi>
        </a>
        <div className="viewed-companies__facts muted sm">
          {rating !== null && (
            <span className="viewed-companies__rate">
              <Icon path={star} />
              <span className="sr">{t.rating} </span>
              {rating.toFixed(1)}
            </span>
          )}
          {number_of_reviews !== null && (
            <span>
              <bdi>{count(t, 'reviews', number_of_reviews)}</bdi>
            </span>
          )}
        </div>
      </div>
      <span className="viewed-companies__when subtle">{viewed(t, last_visited)}</span>
    </li>
  )
}

/** Days ago, 0 means today; no label when the number is missing or negative (Q30). */
function viewed(t: ReturnType<typeof viewedCompaniesTexts>, ago: number | null): string | null {
  // what a backend takes from one time to another has a fraction: whole days are over
  const days = Math.floor(ago ?? -1)
  if (days < 0) return null
  return days === 0 ? t.viewedToday : count(t, 'viewed', days)
}
