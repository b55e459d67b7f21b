import { useEffect, useState, type MouseEvent } from 'react'
import { useHost } from '../../src/index'
import { companyProfileTexts } from './company-profile.texts'

const sections = ['basics', 'address', 'contacts', 'socials'] as const

type Section = (typeof sections)[number]

/** Leads to the form's sections and marks the one in view; from 960 px on. */
export function SectionNav() {
  const { root } = useHost()
  const t = companyProfileTexts()
  const [current, setCurrent] = useState<Section>('basics')

  useEffect(() => {
    // a line near the upper edge: what crosses it is read
    const line = { rootMargin: '-20% 0px -75% 0px' }
    const watch = new IntersectionObserver(entries => {
      const seen = entries.findLast(({ isIntersecting }) => isIntersecting)
      if (seen) mark(seen.target)
    }, line)
    for (const id of sections) watch.observe(root.getElementById(id)!)
    const onFocus = () => mark()
    root.addEventListener('focusin', onFocus)
    return () => {
      watch.disconnect()
      root.removeEventListener('focusin', onFocus)
    }

    /** The one with the focus comes first while it shows: the last ones never reach the line. */
    function mark(crossing?: Element) {
      const own = root.activeElement?.closest('.company-profile__section')
      const section = own && isInView(own) ? own : crossing
      if (section) setCurrent(section.id as Section)
    }
  }, [root])

  function lead(event: MouseEvent, id: Section) {
    event.preventDefault()
    const section = root.getElementById(id)!
    section.focus({ preventScroll: true })
    section.scrollIntoView()
    setCurrent(id)
  }

  return (
    <nav className="company-profile__nav" aria-label={t.sections}>
      {sections.map(id => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={id === current || undefined}
          onClick={event => lead(event, id)}
        >
          {t[id]}
        </a>
      ))}
    </nav>
  )
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
