import { useState, type ReactNode } from 'react'
import type { IndexEntry } from 'storybook/internal/types'
import { tagOf } from '../definitions'
import { wordsOf } from '../words'
import { lookFor } from './asked'
import { Said } from './said'
import { useIndex } from './story-index'

/** The groups whose screens have states to look for. */
const GROUPS = ['Pages', 'Job seeker', 'Company', 'Guides', 'Parts', 'Foundations']

/**
 * Every state of every screen, to be narrowed by words: "saved failed" leads to the failures of what was saved.
 * Its children stand before the list until something is asked for.
 */
export function Finder({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState('')
  const stories = useIndex().filter(
    story => story.type === 'story' && GROUPS.includes(groupOf(story)),
  )
  const { globals, look, said, found, isNear } = lookFor(asked, stories.map(stateOf))
  return (
    <section className="finder" aria-label="Find a state">
      <label className="finder__label" htmlFor="finder">
        Find a state
      </label>
      <input
        id="finder"
        type="search"
        placeholder="saved failed, table on a phone, dialog errors dark …"
        value={asked}
        onChange={event => setAsked(event.target.value)}
      />
      <p role="status">
        {stories.length > 0 && `${found.length} of ${stories.length} states`}
        {found.length > 0 && isNear && ' come nearest'}
        {found.length > 0 && look && `, to be seen ${look}`}
        {said && `. ${said}`}
      </p>
      {stories.length > 0 && !found.length && <p>Nothing is called so.</p>}
      {!asked && children}
      {[...new Set(found.map(groupOf))].map(group => (
        <Group key={group} {...{ group, found, globals }} isOpen={asked !== ''} />
      ))}
    </section>
  )
}

function stateOf(story: IndexEntry) {
  const { summary = '', labels = [] } = tagOf(nameOf(story.title)) ?? {}
  return { ...story, about: summary.split('. ')[0]!, labels }
}

function groupOf({ title }: { title: string }): string {
  return title.split('/')[0]!
}

/** The screen's name, without its group. */
function nameOf(title: string): string {
  return title.split('/')[1]!
}

interface GroupProps {
  group: string
  found: IndexEntry[]
  /** What of the toolbar the links set. */
  globals: string
  /** Whether the states show at once. */
  isOpen: boolean
}

function Group({ group, found, globals, isOpen }: GroupProps) {
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
            name={nameOf(title)}
            globals={globals}
            isOpen={isOpen}
          />
        ))}
      </ul>
    </>
  )
}

interface ScreenProps extends Omit<GroupProps, 'group' | 'found'> {
  name: string
  stories: IndexEntry[]
}

function Screen({ name, stories, globals, isOpen }: ScreenProps) {
  const [page] = stories[0]!.id.split('--')
  const summary = tagOf(name)?.summary
  const dressed = globals && `&globals=${globals}`
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
      {/* who looks for a state is led to it, and not past what the screen is for */}
      {summary && !isOpen && (
        <p>
          <Said text={summary} />
        </p>
      )}
      <details open={isOpen || !hasDocs}>
        <summary>{stories.length === 1 ? '1 state' : `${stories.length} states`}</summary>
        <ul className="finder__states">
          {stories.map(({ id, name }) => (
            <li key={id}>
              <a href={`./?path=/story/${id}${dressed}`}>{wordsOf(name)}</a>
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}
