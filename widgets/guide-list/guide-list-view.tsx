import { Hero, type Guide } from '../../src/guides'
import {
  arrow,
  Empty,
  Failure,
  fill,
  Icon,
  LinkButton,
  SkeletonRows,
  siteUrl,
} from '../../src/index'
import { Grid } from './grid'
import { guideListTexts } from './guide-list.texts'

interface ViewProps {
  guides?: Guide[]
  search: string
  hasFailed: boolean
  onRetry: () => Promise<void>
}

/**
 * Every state of the guides' index, from props alone.
 *
 * @csspart guides - the index, over the whole width
 */
export function GuideListView({ guides, search, hasFailed, onRetry }: ViewProps) {
  const t = guideListTexts()
  return (
    <div part="guides" className="guide-list">
      <Hero title={t.hero} image={guides?.[0]?.headerDetails.image}>
        <LinkButton
          kind="primary"
          size="lg"
          className="guide-hero__cta"
          href={siteUrl('/ndt-guides/ultrasonic-testing-buyers-guide')}
        >
          {t.explore}
          <Icon path={arrow} className="i--flip" />
        </LinkButton>
      </Hero>
      <section className="guide-list__band" aria-busy={!guides && !hasFailed}>
        <div className="guide-list__in">
          <h2 className="guide-list__heading">{t.title}</h2>
          {hasFailed ? (
            <Failure text={t.failed} onRetry={onRetry} />
          ) : (
            <Found guides={guides} search={search} />
          )}
        </div>
      </section>
    </div>
  )
}

function Found({ guides, search }: Pick<ViewProps, 'guides' | 'search'>) {
  const t = guideListTexts()
  if (!guides) return <SkeletonRows rows={3} />
  const found = guides.filter(({ title }) => hasWords(title, search))
  if (found.length) return <Grid key={search} guides={found} />
  return (
    <Empty text={search ? fill(t.none, { search }) : t.empty}>
      {search && <LinkButton href={siteUrl('/ndt-guides')}>{t.all}</LinkButton>}
    </Empty>
  )
}

/** Whether the title has the term in it, in any case of its letters (R249). */
function hasWords(title: string, search: string): boolean {
  return title.toLocaleLowerCase().includes(search.toLocaleLowerCase())
}
