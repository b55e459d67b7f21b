import { describe, expect, test, vi } from 'vitest'
import { FileButton } from '../../src/ui/file-button'
import { chooseFile } from '../../src/ui/file/value'
import { show } from './show'
import { settle } from '../support/time'
import { pdf, none, showField, stored } from './file-field-shown'

describe('a file on its way', () => {
  const chosen = chooseFile(none, pdf)

  test('shows how far it is, and can be changed by nobody', () => {
    const { find, findAll, named, input } = showField(chosen, { progress: 0.46 })
    const bar = find<HTMLProgressElement>('progress')
    expect([bar.value, bar.getAttribute('aria-label')]).toEqual([0.46, 'Uploading okafor.pdf'])
    expect(find('.file__line').textContent).toBe('okafor.pdf46%')
    expect(input().disabled).toBe(true)
    expect(named('Remove resume')).toBeNull()
    expect(findAll('button')).toEqual([])
  })

  test('is told at every quarter', async () => {
    const { rerender, said } = showField(chosen, { progress: 0.1 })
    await settle()
    expect(said()).toBe('')
    await rerender({ progress: 0.6 })
    await settle()
    expect(said()).toBe('50% uploaded')
  })

  test('is the one that was chosen: of none, and of the server’s, nothing is told', async () => {
    for (const kept of [none, stored]) {
      const { find, rerender, said, input } = showField(kept, { progress: 0.1 })
      await rerender({ progress: 1 })
      await settle()
      expect([said(), find('progress'), input().disabled]).toEqual(['', null, false])
    }
  })

  test('can be cancelled', async () => {
    const onCancel = vi.fn(() => true)
    const { named, rerender, said } = showField(chosen, { progress: 0.1, onCancel })
    named('Cancel upload').click()
    expect(onCancel).toHaveBeenCalledOnce()
    await rerender({ progress: undefined })
    await settle()
    expect(said()).toBe('Upload cancelled')
  })

  test('is not said to be cancelled where all of it had gone out', async () => {
    const { named, said } = showField(chosen, { progress: 1, onCancel: () => false })
    named('Cancel upload').click()
    await settle()
    expect(said()).toBe('100% uploaded')
  })

  test('is not removed by the second press of two that cancelled it', async () => {
    const { named, rerender } = showField(chosen, { progress: 0.1, onCancel: () => true })
    const cancel = named('Cancel upload')
    cancel.click()
    await rerender({ progress: undefined })
    expect(named('Remove resume')).not.toBe(cancel)
    named('Remove resume').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }))
    await settle()
    expect(named('Remove resume')).toBeTruthy()
    // quick presses that remove one file after the other are no such ones
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 600)
    named('Remove resume').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 3 }))
    await settle()
    expect(named('Remove resume')).toBeNull()
  })

  test('can be sent once more', () => {
    const onRetry = vi.fn()
    const { findAll } = showField(chosen, { error: 'Gone.', onRetry })
    const retry = findAll('button').find(({ textContent }) => textContent === 'Retry')!
    retry.click()
    expect(onRetry).toHaveBeenCalledOnce()
  })
})

describe('a button that asks for a file', () => {
  function showButton() {
    const [onFile, onFault] = [vi.fn(), vi.fn()]
    const rules = { accept: ['png'], maxMegabytes: 7 }
    const { find } = show(<FileButton {...rules} label="Upload" {...{ onFile, onFault }} />)
    const input = find<HTMLInputElement>('input')
    return {
      onFile,
      onFault,
      choose(file: File) {
        Object.defineProperty(input, 'files', { value: [file], configurable: true })
        input.dispatchEvent(new Event('change', { bubbles: true }))
      },
    }
  }

  test('gives one that may be sent', () => {
    const { onFile, onFault, choose } = showButton()
    const photo = new File([''], 'a.PNG', { type: 'image/png' })
    choose(photo)
    expect(onFile).toHaveBeenCalledExactlyOnceWith(photo)
    expect(onFault).not.toHaveBeenCalled()
  })

  test('Q9 says what is wrong with another', () => {
    const { onFile, onFault, choose } = showButton()
    choose(new File([''], 'a.svg', { type: 'image/svg+xml' }))
    expect(onFault).toHaveBeenCalledWith('Invalid file type. Only PNG is allowed.')
    expect(onFile).not.toHaveBeenCalled()
  })
})
