import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { format, resolveConfig } from 'prettier'
import { templates } from './templates.mjs'

/** `npm run new <name>`: starts a screen, the tag `<ndt-name>`. */
const name = process.argv[2] ?? ''
const wrong = refusal(name)
if (wrong) {
  console.error(`${wrong}\nFor example: npm run new course-list`)
  process.exit(1)
}
// a long name breaks lines that a short one does not
const style = await resolveConfig('package.json')
for (const [file, text] of Object.entries(templates(name))) {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, await format(text, { ...style, filepath: file }))
  console.log(`wrote ${file}`)
}
console.log(`Next: put <ndt-${name}> on a page of demo/.`)

function refusal(name) {
  if (!name) return 'Name the screen: it becomes the folder, the tag and the CSS block.'
  if (name.startsWith('ndt-')) return `Leave out the prefix: ${name.slice('ndt-'.length)}.`
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    return `"${name}" is no name for a tag: lower-case letters and digits, words joined by hyphens.`
  }
  if (name.endsWith('-view')) return 'Leave out -view: the file that draws the screen is called so.'
  const places = [`widgets/${name}`, ...Object.keys(templates(name))]
  const taken = places.find(place => existsSync(place))
  return taken && `There is a ${taken} already.`
}
