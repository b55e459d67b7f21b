import { useEffect, useState, type MouseEvent } from 'react'
import { useHost } from '../../src/index'
import { companyTexts } from './company-texts'

const sections = ['basics', 'address', 'contacts', 'socials'] as const

type Section = (typeof sections)[number]

/** Leads to the form's sections and marks the one in view; from 960 px on. */
export function SectionNav() {
  const { root } = useHost()
  const t = companyTexts()
  const [current, setCurrent] = useState<Section>('basics')

  useEffect(() => {
    // a line near the upper edge: what crosses it is read
    const line = { rootMargin: '-20% 0px -75% 0px' }
    const watch = new IntersectionObserver(entries => {
      const seen = entries.find(({ isIntersecting }) => isIntersecting)
      if (seen) setCurrent(seen.target.id as Section)
    }, line)
    for (const id of sections) watch.observe(root.getElementById(id)!)
    return () => watch.disconnect()
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
