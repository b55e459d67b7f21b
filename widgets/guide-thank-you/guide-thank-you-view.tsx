import { Hero, type Guide } from '../../src/guides'
import { arrow, fill, Icon, LinkButton, siteUrl } from '../../src/index'
import { guideThankYouTexts } from './guide-thank-you.texts'

interface ViewProps {
  guide?: Guide
  /** Whether the visitor may see this is known, and so it is. */
  isChecked: boolean
}

/**
 * The thanks (R285), or the wait for the check (R288).
 *
 * @csspart thanks - the thanks, over the whole width
 */
export function GuideThankYouView({ guide, isChecked }: ViewProps) {
  const t = guideThankYouTexts()
  return (
    <div part="thanks" className="guide-thank-you" aria-busy={!isChecked}>
      {guide && isChecked && (
        <img className="guide-thank-you__art" src={guide.thankyouImage} alt="" />
      )}
      {isChecked ? (
        <Hero
          title={t.title}
          lead={guide?.pdfTitle ? fill(t.sent, { guide: guide.pdfTitle }) : t.sentUntitled}
        >
          <LinkButton
            kind="primary"
            size="lg"
            className="guide-hero__cta"
            href={siteUrl('/ndt-guides')}
          >
            {t.browse}
            <Icon path={arrow} className="i--flip" />
          </LinkButton>
        </Hero>
      ) : (
        <span className="guide-thank-you__wait" role="status">
          <span className="spin" />
          <span className="sr">{t.loading}</span>
        </span>
      )}
    </div>
  )
}
