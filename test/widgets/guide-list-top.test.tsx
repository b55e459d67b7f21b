import { describe, expect, onTestFinished, test, vi } from 'vitest'
import '../../widgets/guide-list/guide-list.element'
import { place } from '../support/widget'
import { settle } from '../support/time'
import { placeGuides } from './guides'
import { usePortal } from './portal'

const TAG = 'ndt-guide-list'

describe('R250 the page is shown from its top', () => {
  function watchScroll() {
    const scroll = vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => {})
    onTestFinished(() => scroll.mockRestore())
    return scroll
  }

  test('where a host swaps pages without a load', async () => {
    const scroll = watchScroll()
    await placeGuides(TAG)
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' })
  })

  test('but stays where the page itself brought the list, which may be read already', async () => {
    const scroll = watchScroll()
    usePortal()
    place(TAG, {}, document.createElement('h1'))
    await settle()
    expect(scroll).not.toHaveBeenCalled()
  })

  test.each(['reload', 'back_forward'])('but stays where a browser restores it: %s', async type => {
    const scroll = watchScroll()
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never])
    const { element } = await placeGuides(TAG)
    expect(scroll).not.toHaveBeenCalled()
    // what a router swaps in afterwards
    element.remove()
    await settle()
    await placeGuides(TAG)
    expect(scroll).toHaveBeenCalledOnce()
  })
})
