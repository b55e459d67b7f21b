import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { templates } from './templates.mjs'

/** `npm run new <name>`: starts a screen, the tag `<ndt-name>`. */
const name = process.argv[2] ?? ''
const wrong = refusal(name)
if (wrong) {
  console.error(`${wrong}\nFor example: npm run new course-list`)
  process.exit(1)
}
for (const [file, text] of Object.entries(templates(name))) {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
  console.log(`wrote ${file}`)
}
console.log(`Next: put <ndt-${name}> on a page of demo/, and run npm run docs.`)

function refusal(name) {
  if (!name) return 'Name the screen: it becomes the folder, the tag and the CSS block.'
  if (name.startsWith('ndt-')) return `Leave out the prefix: ${name.slice('ndt-'.length)}.`
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    return `"${name}" is no name for a tag: lower-case letters and digits, words joined by hyphens.`
  }
  return existsSync(`widgets/${name}`) ? `There is a widgets/${name} already.` : undefined
}
