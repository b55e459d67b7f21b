import { parseArgs } from 'node:util'
import pLimit from 'p-limit'
import { launch } from '../pages/chromium'
import { FOLDER, storiesOf, type Story } from '../stories/built'
import { serveFolder } from '../stories/static-server'
import { Album } from './album'
import { Camera } from './camera'
import { differenceOf } from './compare'
import { open, type Picture } from './picture'
import { acceptDrawing, drawsAlike } from './plate'
import { writeReport, type Difference, type Outcome } from './report'

/** Stories that are open at once; a story waits more than it works. */
const AT_ONCE = 3

/**
 * `npm run pictures [-- words] [--accept]`: holds every story, or those whose id has the words, against
 * its accepted pictures, and writes what differs into a page; `--accept` keeps what is seen now. Where the
 * machine itself draws otherwise, what differs is told, and is no failure.
 */
const { values, positionals } = parseArgs({
  options: { accept: { type: 'boolean', default: false } },
  allowPositionals: true,
})
/** A picture is named by its look and its story: `375 dark guides-guide-list--many`. */
const storyOf = (name: string) => name.split(' ').at(-1)!
const titleOf = (id: string) => id.split('--')[0]!
const isAsked = (id: string) => positionals.every(word => id.includes(word))
const all = storiesOf()
const stories = all.filter(({ id }) => isAsked(id))
const outcome: Outcome = { differences: [], added: [], gone: [] }

const { origin, close } = await serveFolder(FOLDER)
const browser = await launch()
const cameras = await Promise.all(
  Array.from({ length: AT_ONCE }, () => Camera.open(browser, origin)),
)
const isAlike = await drawsAlike(browser)
const atOnce = pLimit(AT_ONCE)
let done = 0
for (const title of new Set([...Album.titles(), ...stories.map(({ id }) => titleOf(id))]))
  await lookThrough(title)
if (values.accept && !positionals.length) await acceptDrawing(browser)
await browser.close()
close()

const { differences, added, gone } = outcome
const what = `${differences.length} pictures differ, ${added.length} are new, ${gone.length} are gone`
console.log(`${stories.length} stories: ${what}.`)
if (!values.accept && differences.length + added.length + gone.length) {
  console.log(`See ${writeReport(outcome)}; npm run pictures -- --accept keeps them.`)
  if (isAlike) process.exitCode = 1
  else console.log('This browser draws otherwise than the one whose pictures were accepted.')
}

/** Holds the stories of a screen or a part against its album. */
async function lookThrough(title: string): Promise<void> {
  const ofTitle = stories.filter(({ id }) => titleOf(id) === title)
  if (!ofTitle.length && all.some(({ id }) => titleOf(id) === title)) return
  const album = await Album.open(title)
  const unseen = new Set(album.names().filter(name => isAsked(storyOf(name))))
  if (!ofTitle.length && !unseen.size) return
  await atOnce.map(ofTitle, async story => {
    const camera = cameras.pop()!
    const names = await look(story, album, camera).finally(() => cameras.push(camera))
    names.forEach(name => unseen.delete(name))
    if (++done % 50 === 0) console.log(`${done} of ${stories.length}`)
  })
  outcome.gone.push(...unseen)
  if (!values.accept) return
  unseen.forEach(name => album.accept(name))
  await album.save()
}

/** Holds a story against its pictures; answers with their names. */
async function look(story: Story, album: Album, camera: Camera): Promise<string[]> {
  const first = await camera.take(story)
  const found = await differencesOf(first, album)
  // once more, as a machine may have been slow
  const now = found.length ? await camera.take(story) : first
  const differences = found.length ? await differencesOf(now, album) : []
  outcome.differences.push(...differences)
  differences.forEach(({ name }) => console.log(`differs: ${name}`))
  const added = [...now.keys()].filter(name => !album.picture(name))
  outcome.added.push(...added)
  if (values.accept)
    for (const name of [...added, ...differences.map(({ name }) => name)])
      album.accept(name, now.get(name)!)
  return [...now.keys()]
}

/** Those of a story's pictures that somebody has accepted otherwise. */
async function differencesOf(taken: Map<string, Picture>, album: Album): Promise<Difference[]> {
  const found: Difference[] = []
  for (const [name, now] of taken) {
    const accepted = album.picture(name)
    const between = accepted && (await differenceOf(accepted, now))
    if (!between) continue
    const webps = [accepted, now].map(picture => open(picture).webp({ lossless: true }).toBuffer())
    const [before, after] = await Promise.all(webps)
    found.push({ name, accepted: before!, now: after!, between })
  }
  return found
}
