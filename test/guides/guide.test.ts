import { readdir } from 'node:fs/promises'
import { safeParse } from 'valibot'
import { describe, expect, onTestFinished, test } from 'vitest'
import { builtIn } from '../../src/guides/built-in'
import { guide as schema, guides, withPictures } from '../../src/guides/guide'

const [guide] = builtIn as [(typeof builtIn)[0]]

test('R252 one guide comes with the library', () => {
  expect(builtIn.map(({ slug, title }) => [slug, title])).toEqual([
    ['ultrasonic-testing-buyers-guide', 'Ultrasonic Testing Equipment Buyer Blueprint 2025'],
  ])
})

test('R253 it is a guide as described, with every key', () => {
  expect(safeParse(schema, guide).success).toBe(true)
  expect(Object.keys(guide)).toEqual(Object.keys(schema.entries))
})

test.each(Object.keys(schema.entries))('R253 Q108 without its %s', key => {
  const { [key]: _, ...rest } = guide as Record<string, unknown>
  const { typed, output, issues = [] } = safeParse(schema, rest)
  const isNeeded = ['id', 'title', 'slug'].includes(key)
  expect(typed).toBe(!isNeeded)
  if (!isNeeded) expect(output).toMatchObject(rest)
  // a list may be missing
  expect(issues.length).toBe(['needDetails', 'faqs'].includes(key) ? 0 : 1)
})

test('R246 Q108 a guide without its popup’s picture hides no other', () => {
  const { popupImage: _, ...half } = guide
  const { output } = safeParse(guides, [half, { ...guide, id: 2 }, { ...guide, title: null }])
  expect(output).toEqual([
    { ...guide, popupImage: '' },
    { ...guide, id: 2 },
  ])
})

test('R253 a page gives one guide, or several', () => {
  expect(safeParse(guides, guide).success).toBe(true)
  expect(safeParse(guides, [guide, guide]).success).toBe(true)
  expect(safeParse(guides, { title: 'Half a guide' }).success).toBe(false)
})

describe('R255 R256 R257 R259 R263 Q81 it has', () => {
  test.each([
    [5, 'points inside', guide.insideDetails.bulletPoints],
    [6, 'benefits', guide.needDetails],
    [6, 'audiences', guide.guideForDetails.tabsData],
    [3, 'things to walk away with', guide.knowledgeDetails.bulletPoints],
    [5, 'questions', guide.faqs],
  ])('%i %s', (count, _, entries) => {
    expect(entries).toHaveLength(count)
    expect(new Set(entries.map(entry => JSON.stringify(entry))).size).toBe(count)
  })
})

test('no picture is seen twice at a time, and none lies there unseen', async () => {
  const { image, popupImage, thankyouImage, headerDetails, insideDetails, knowledgeDetails } = guide
  const page = [popupImage, ...[headerDetails, insideDetails, knowledgeDetails].map(of => of.image)]
  const tabs = guide.guideForDetails.tabsData.map(tab => [
    tab.topLeftImage,
    tab.bottomLeftImage,
    tab.topRightImage,
    tab.bottomRightImage,
  ])
  for (const tab of tabs) expect(new Set([...page, ...tab]).size).toBe(8)
  const files = (await readdir('src/guides/art')).map(name => `guides/${name}`)
  const all = new Set([image, thankyouImage, ...page, ...tabs.flat()])
  expect([...all].sort()).toEqual(files.sort())
})

test('its pictures are found on a page whose old library gives all lists a `toJSON`', () => {
  Object.assign(Array.prototype, { toJSON: () => 'a text' })
  onTestFinished(() => void Reflect.deleteProperty(Array.prototype, 'toJSON'))
  const [placed] = withPictures(builtIn, '/dist/')
  expect(placed!.headerDetails.image).toBe('/dist/guides/instrument.svg')
})

test('its pictures lie in the folder that one says, and nothing else is touched', () => {
  const [placed] = withPictures(builtIn, 'https://cdn.example/dist/')
  expect(placed!.image).toBe('https://cdn.example/dist/guides/kit.svg')
  expect(placed!.headerDetails.image).toBe('https://cdn.example/dist/guides/instrument.svg')
  expect(placed!.guideForDetails.tabsData[0]!.topLeftImage).toMatch(/^https:.+weld\.svg$/)
  expect(placed!.faqs).toEqual(guide.faqs)
  expect(guide.image).toBe('guides/kit.svg')
})
