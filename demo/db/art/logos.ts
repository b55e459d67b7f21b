import { marks } from './marks'

/** The logo of each company as a file's name and content. */
export function logos(): [name: string, svg: string][] {
  return Object.entries(marks).map(([slug, [colour, shapes]]) => [
    `${slug}.svg`,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#fff"/>` +
      `${shapes.replaceAll('"C"', `"${colour}"`)}</svg>\n`,
  ])
}
