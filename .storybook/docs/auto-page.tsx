import { useDocs } from './docs-page'
import { States } from './states'
import { TagPage } from './tag-page'
import { definitionOf } from '../definitions'
import { wordsOf } from '../words'

/** The page of whatever has stories: a tag, or a part of the tags. */
export function AutoPage() {
  const { context } = useDocs()
  const stories = context.componentStories()
  const { component, title } = stories[0]!
  if (typeof component === 'string') {
    return <TagPage definition={definitionOf(component)} stories={stories} />
  }
  return (
    <>
      <h1>{wordsOf(title.split('/').at(-1)!)}</h1>
      <States stories={stories} />
    </>
  )
}
