import { readFileSync } from 'node:fs'

/** Where `npm run storybook:build` puts it. */
export const FOLDER = 'storybook-static'

/** A story as the Storybook lists it. */
export interface Story {
  id: string
  title: string
  name: string
}

/** The stories of the built Storybook. */
export function storiesOf(): Story[] {
  const { entries } = JSON.parse(readFileSync(`${FOLDER}/index.json`, 'utf8')) as {
    entries: Record<string, Story & { type: string }>
  }
  return Object.values(entries).filter(({ type }) => type === 'story')
}
