import { Hero, type Guide } from '../../src/guides'
import { download, Failure, Icon, SkeletonLines } from '../../src/index'
import { Audiences } from './audiences'
import { Call } from './call'
import { Benefits, Inside, Questions } from './sections'
import { WalkAway } from './walk-away'
import { guidePageTexts } from './guide-page.texts'

interface ViewProps {
  guide?: Guide
  hasFailed: boolean
  onRetry: () => Promise<void>
  onDownload: () => void
}

/**
 * Every state of a guide's page, from props alone.
 *
 * @csspart guide - the page, over the whole width
 */
export function GuidePageView({ guide, hasFailed, onRetry, onDownload }: ViewProps) {
  const t = guidePageTexts()
  if (hasFailed) return <Failure text={t.failed} onRetry={onRetry} />
  if (!guide) return <Waiting />

  const { headerDetails: head, choiceDetails: choice } = guide
  const call = (
    <Call className="guide-hero__cta" onClick={onDownload}>
      <Icon path={download} />
      {t.download}
    </Call>
  )
  return (
    <article part="guide" className="guide-page">
      <Hero title={head.title || guide.title} lead={head.description} image={head.image}>
        {call}
      </Hero>
      <Inside inside={guide.insideDetails} />
      <Benefits benefits={guide.needDetails} />
      <Audiences key={guide.slug} audiences={guide.guideForDetails.tabsData}>
        <Call onClick={onDownload}>{t.download}</Call>
      </Audiences>
      <WalkAway knowledge={guide.knowledgeDetails} />
      <section className="guide-hero guide-page__choice">
        {choice.heading && (
          <h2 className="guide-page__heading" dir="auto">
            {choice.heading}
          </h2>
        )}
        <p className="guide-hero__lead" dir="auto">
          {choice.description}
        </p>
        {call}
      </section>
      <Questions questions={guide.faqs} />
    </article>
  )
}

/** The guide is on its way. */
function Waiting() {
  return (
    <div className="guide-page guide-page--waiting" aria-busy="true">
      <SkeletonLines lines={4} />
    </div>
  )
}
