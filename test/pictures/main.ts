import { parseArgs } from 'node:util'
import pLimit from 'p-limit'
import { launch } from '../pages/chromium'
import { FOLDER, storiesOf, type Story } from '../stories/built'
import { serveFolder } from '../stories/static-server'
import { Camera } from './camera'
import { differenceOf } from './compare'
import { accept, acceptedPicture, acceptedStories, forget } from './gallery'
import { writeReport, type Difference } from './report'

/** Stories that are open at once; a story waits more than it works. */
const AT_ONCE = 3

/**
 * `npm run pictures [-- words] [--accept]`: holds every story, or those whose id has the words, against
 * its accepted picture, and writes what differs into a page; `--accept` keeps what is seen now.
 */
const { values, positionals } = parseArgs({
  options: { accept: { type: 'boolean', default: false } },
  allowPositionals: true,
})
/** The first story of each screen and part. */
const firsts = new Map(
  storiesOf()
    .reverse()
    .map(({ title, id }) => [title, id]),
)
const isAsked = (id: string) => positionals.every(word => id.includes(word))

const known = new Set(acceptedStories())
const stories = storiesOf().filter(({ id }) => isAsked(id))
const gone = [...known].filter(id => isAsked(id) && !stories.some(story => story.id === id))
const added: string[] = []
const differences: Difference[] = []

const { origin, close } = await serveFolder(FOLDER)
const browser = await launch()
const cameras = await Promise.all(
  Array.from({ length: AT_ONCE }, () => Camera.open(browser, origin)),
)
let done = 0
await pLimit(AT_ONCE).map(stories, async story => {
  const camera = cameras.pop()!
  await look(story, camera).finally(() => cameras.push(camera))
  if (++done % 50 === 0) console.log(`${done} of ${stories.length}`)
})
await browser.close()
close()
if (values.accept) gone.forEach(forget)

const what = `${differences.length} differ, ${added.length} are new, ${gone.length} are gone`
console.log(`${stories.length} stories: ${what}.`)
if (!values.accept && differences.length + added.length + gone.length) {
  console.log(
    `See ${writeReport(differences, added, gone)}; npm run pictures -- --accept keeps them.`,
  )
  process.exitCode = 1
}

/** Holds a story's picture against the accepted one; what differs is taken once more, as a machine may have been slow. */
async function look(story: Story, camera: Camera): Promise<void> {
  const { id } = story
  const take = () => camera.take(story, firsts.get(story.title) === id)
  let now = await take()
  if (!known.has(id)) {
    added.push(id)
    if (values.accept) accept(id, now)
    return
  }
  const accepted = acceptedPicture(id)
  if (!(await differenceOf(accepted, now))) return
  now = await take()
  const between = await differenceOf(accepted, now)
  if (!between) return
  differences.push({ id, accepted, now, between })
  console.log(`differs: ${id}`)
  if (values.accept) accept(id, now)
}
