import type { Scene, Tag } from '../scene'

/** Something that is wrong with the page, or with `advice` could be better. */
export interface Finding {
  level: 'fault' | 'advice'
  what: string
  /** The sentence that mends it. */
  mend: string
  /** Where the docs have more: `page#first-data`. */
  docs: string
  /** What it is about, to be shown on the page. */
  element?: Element
}

/** Looks for one mistake. */
export type Rule = (scene: Scene) => Finding[]

/** What has to be mended. */
export const fault = (what: string, mend: string, docs: string, element?: Element): Finding => ({
  level: 'fault',
  what,
  mend,
  docs,
  ...(element && { element }),
})

/** What works, and could be better. */
export const advice = (...given: Parameters<typeof fault>): Finding => ({
  ...fault(...given),
  level: 'advice',
})

/** A rule that looks at each tag that a page's author wrote. */
export const forTags =
  (rule: (tag: Tag, scene: Scene) => Finding | Finding[] | undefined): Rule =>
  scene =>
    scene.tags.filter(({ place }) => place !== 'tag').flatMap(tag => rule(tag, scene) ?? [])

/** A rule that looks at each call of a page that has been answered, or will not be. */
export const forCalls =
  (rule: (call: Scene['calls'][number], request: string) => Finding | undefined): Rule =>
  ({ calls }) =>
    calls
      .filter(({ ms }) => ms !== undefined)
      .flatMap(call => rule(call, `${call.method} ${call.url.pathname}`) ?? [])
