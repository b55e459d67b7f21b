import { expect, test } from 'vitest'
import { evaluate, go, useWindow } from './window'

useWindow()

test('what a page does against its policy, and what it does not catch, is noticed in each engine', async () => {
  await go('/')
  await evaluate(() => {
    document.body.setAttribute('style', 'color: red')
    setTimeout(() => {
      throw new Error('not caught')
    })
    void Promise.reject(new Error('not awaited'))
    console.warn('said')
  }, undefined)
  await expect
    .poll(() => evaluate(() => inPage.faults(), undefined))
    .toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^policy: style-src/),
        expect.stringMatching(/^uncaught: .*not caught/),
        expect.stringMatching(/^unhandled: .*not awaited/),
        'console: said',
      ]),
    )
  await evaluate(() => inPage.takeFaults(), undefined)
})
