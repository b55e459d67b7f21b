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

  /** A load of that kind brought the page at a path. */
  function loadedAt(path: string, type: string) {
    const load = { type, name: new URL(path, location.href).href } as never
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([load])
  }

  test.each(['reload', 'back_forward'])('but stays where a browser restores it: %s', async type => {
    const scroll = watchScroll()
    loadedAt(location.href, type)
    await placeGuides(TAG)
    expect(scroll).not.toHaveBeenCalled()
  })

  test('after a reload, also where a host swaps the page in anew', async () => {
    const scroll = watchScroll()
    loadedAt(location.href, 'reload')
    const { element } = await placeGuides(TAG)
    element.remove()
    await settle()
    await placeGuides(TAG)
    expect(scroll).toHaveBeenCalledOnce()
  })

  test('after a reload of another page of the host', async () => {
    const scroll = watchScroll()
    loadedAt('/jobs?page=2', 'reload')
    await placeGuides(TAG)
    expect(scroll).toHaveBeenCalledOnce()
  })
})
