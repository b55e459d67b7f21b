import { expect, test, vi } from 'vitest'
import { followFinger } from '../../src/ui/drawer/swipe'

test('what became too long for a drawer scrolls where a browser knows no pan-down', () => {
  let share = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(changed: () => void) {
        share = changed
      }
      observe() {}
      disconnect() {}
    },
  )
  const drawer = document.createElement('dialog')
  const body = document.createElement('div')
  body.className = 'dialog__body'
  drawer.append(body)
  let touchAction = ''
  const style = {
    set touchAction(value: string) {
      if (value !== 'pan-down') touchAction = value
    },
  }
  Object.defineProperty(body, 'style', { value: style })
  const stop = followFinger(drawer, () => {})
  share()
  expect(touchAction).toBe('none')
  Object.defineProperty(body, 'scrollHeight', { value: 900 })
  share()
  expect(touchAction).toBe('')
  stop()
})
