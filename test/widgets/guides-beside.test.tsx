import { expect, test, vi } from 'vitest'
import '../../widgets/guide-download/guide-download.element'
import '../../widgets/guide-list/guide-list.element'
import '../../widgets/guide-page/guide-page.element'
import { firstData, place } from '../support/widget'
import { settle } from '../support/time'
import { guide, textsIn } from './guides'
import { usePortal } from './portal'

const named = (slug: string) => ({
  ...guide,
  slug,
  title: slug,
  pdfTitle: `The ${slug}`,
  pdf_slug: `${slug}-pdf`,
})
const inlined = (data: unknown) => firstData(JSON.stringify(data))

test('R252 each of two downloads is of the guide that it was given', async () => {
  usePortal()
  const both = ['eddy-current', 'thermography'].map(slug =>
    place('ndt-guide-download', { slug, open: '' }, inlined(named(slug))),
  )
  await settle()
  expect(both.map(element => textsIn(element, '.guide-download__name'))).toEqual([
    ['The eddy-current'],
    ['The thermography'],
  ])
})

test.each([['after'], ['before']])(
  'R253 a guide’s page stays where a download of another guide stands %s it',
  async where => {
    usePortal()
    const leave = vi.spyOn(location, 'replace').mockImplementation(() => {})
    const download = () =>
      place('ndt-guide-download', { slug: 'thermography' }, inlined(named('thermography')))
    if (where === 'before') download()
    const page = place('ndt-guide-page', { slug: guide.slug }, inlined(guide))
    if (where === 'after') download()
    await settle()
    expect(textsIn(page, 'h1')).toEqual([guide.headerDetails.title])
    expect(leave).not.toHaveBeenCalled()
  },
)

test('R249 a list shows the guides that it was given, and not that of a download beside it', async () => {
  usePortal()
  const list = place('ndt-guide-list', {}, inlined([guide, named('eddy-current')]))
  place('ndt-guide-download', { slug: 'thermography' }, inlined(named('thermography')))
  await settle()
  expect(list.shadowRoot!.querySelectorAll('.guide-list__tile')).toHaveLength(2)
})
