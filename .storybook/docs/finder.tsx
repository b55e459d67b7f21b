import { useState } from 'react'
import type { IndexEntry } from 'storybook/internal/types'
import { summaryOf } from '../definitions'
import { wordsOf } from '../words'
import { Said } from './said'
import { useIndex } from './story-index'

/** The groups whose screens have states to look for. */
const GROUPS = ['Pages', 'Job seeker', 'Company', 'Guides', 'Parts', 'Foundations']

/** Every state of every screen, to be narrowed by words: "saved failed" leads to the failures of what was saved. */
export function Finder() {
  const [asked, setAsked] = useState('')
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = ({ title, name }: IndexEntry) => {
    const text = `${title} ${name}`.toLowerCase()
    return words.every(word => text.includes(word))
  }
  const stories = useIndex().filter(
    ({ type, title }) => type === 'story' && GROUPS.includes(title.split('/')[0]!),
  )
  const found = stories.filter(fits)
  return (
    <section className="finder" aria-label="Find a state">
      <label className="finder__label" htmlFor="finder">
        Find a state
      </label>
      <input
        id="finder"
        type="search"
        placeholder="saved failed, table narrow, empty …"
        value={asked}
        onChange={event => setAsked(event.target.value)}
      />
      <p role="status">{stories.length > 0 && `${found.length} of ${stories.length} states`}</p>
      {stories.length > 0 && !found.length && (
        <p>Nothing is called so. Dark, and right to left, are in the toolbar above.</p>
      )}
      {GROUPS.map(group => (
        <Group key={group} {...{ group, found }} isOpen={words.length > 0} />
      ))}
    </section>
  )
}

interface GroupProps {
  group: string
  found: IndexEntry[]
  /** Whether the states show at once. */
  isOpen: boolean
}

function Group({ group, found, isOpen }: GroupProps) {
  const stories = found.filter(({ title }) => title.startsWith(`${group}/`))
  const screens = [...new Set(stories.map(({ title }) => title))]
  if (!screens.length) return null
  return (
    <>
      <h2 id={group}>{group}</h2>
      <ul className="finder__screens">
        {screens.map(title => (
          <Screen
            key={title}
            stories={stories.filter(story => story.title === title)}
            name={title.split('/')[1]!}
            isOpen={isOpen}
          />
        ))}
      </ul>
    </>
  )
}

interface ScreenProps {
  name: string
  stories: IndexEntry[]
  isOpen: boolean
}

function Screen({ name, stories, isOpen }: ScreenProps) {
  const [page] = stories[0]!.id.split('--')
  const summary = summaryOf(name)
  const hasDocs = stories[0]!.tags?.includes('autodocs')
  return (
    <li>
      {hasDocs ? (
        <a className="finder__screen" href={`./?path=/docs/${page}--docs`}>
          {wordsOf(name)}
        </a>
      ) : (
        <span className="finder__screen">{wordsOf(name)}</span>
      )}
      {summary && (
        <p>
          <Said text={summary} />
        </p>
      )}
      <details open={isOpen || !hasDocs}>
        <summary>{stories.length === 1 ? '1 state' : `${stories.length} states`}</summary>
        <ul className="finder__states">
          {stories.map(({ id, name }) => (
            <li key={id}>
              <a href={`./?path=/story/${id}`}>{wordsOf(name)}</a>
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}
