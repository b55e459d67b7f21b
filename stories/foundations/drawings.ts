import * as icons from '../../src/ui/icons'

/** A drawing, by a name that no other has. */
export interface Drawing {
  name: string
  path: string
}

const { Icon: _component, ...shared } = icons
/** Those that one screen alone shows stand beside it. */
const own = import.meta.glob<object>('../../{src,widgets}/**/{icons,*-icons}.ts', { eager: true })

const found = [
  ...named(shared),
  ...Object.entries(own).flatMap(([file, drawings]) => named(drawings, placeOf(file))),
].filter(({ path }, at, all) => all.findIndex(other => other.path === path) === at)

/** Every drawing that ships, once, and those with one name in code by their screens too. */
export const drawings: Drawing[] = found
  .map(({ name, place, path }) => {
    const isAlone = found.filter(other => other.name === name).length === 1
    return { name: isAlone || !place ? name : `${name}, ${place}`, path }
  })
  .sort((a, b) => a.name.localeCompare(b.name))

/** The drawings of a module: texts, and lists and tables of texts. */
function named(drawings: object, place = '') {
  return Object.entries(drawings).flatMap(([name, drawing]: [string, string | object]) => {
    if (typeof drawing === 'string') return { name, place, path: drawing }
    return Object.entries(drawing).map(([key, path]: [string, string]) => ({
      name: Array.isArray(drawing) ? `${name} ${Number(key) + 1}` : key,
      place,
      path,
    }))
  })
}

/** Whose they are: `src/ui/rich-text/lazy/icons.ts` is of the rich text. */
function placeOf(file: string): string {
  const [folder = ''] = /[\w-]+(?=(?:\/lazy)?\/[\w-]+\.ts$)/.exec(file) ?? []
  return folder.replaceAll('-', ' ')
}
