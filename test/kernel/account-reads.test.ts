import { FetchError } from 'ofetch'
import { expect, onTestFinished, test, vi } from 'vitest'
import { doubt, hear, meet } from '../../src/changes/account'
import { keep } from '../../src/changes/client'
import { ApiError } from '../../src/error'
import { $returns, query } from '../../src/query'
import { settle } from '../support/time'
import { pressInToast, toastMessages } from '../support/toasts'
import { openPage, OTHER } from './account-page'

/** A read that waits for its answers, and what comes of it. */
function ask() {
  const answers: ((answer: string | Error) => void)[] = []
  const read = () =>
    new Promise<string>((resolve, reject) =>
      answers.push(answer => (answer instanceof Error ? reject(answer) : resolve(answer))),
    )
  const outcome = keep(read).catch((error: { kind?: string }) => error.kind ?? String(error))
  return { answers, outcome }
}

test('Q107 a page of another account reads nothing either, until its own is back', async () => {
  const { mine, session } = await openPage()
  session.id = 2
  await hear('2')
  const { answers, outcome } = ask()
  expect([await outcome, answers.length]).toEqual(['account', 0])
  session.id = mine
  const again = ask()
  await vi.waitFor(() => expect(again.answers).toHaveLength(1))
  again.answers[0]!('of mine')
  expect(await again.outcome).toBe('of mine')
})

test('Q107 an answer that arrives once another account is signed in is dropped', async () => {
  const { session } = await openPage()
  const { answers, outcome } = ask()
  await settle()
  session.id = 2
  await hear('2')
  answers[0]!('of somebody')
  expect([await outcome, answers.length]).toEqual(['account', 1])
})

test.each(['of somebody', new Error('404')])(
  'Q107 what was under way while another account was signed in is asked again (%s)',
  async answer => {
    const { mine, session } = await openPage()
    const { answers, outcome } = ask()
    await settle()
    session.id = 2
    await hear('2')
    session.id = mine
    await hear(String(mine))
    answers[0]!(answer)
    await vi.waitFor(() => expect(answers).toHaveLength(2))
    answers[1]!('of mine')
    expect(await outcome).toBe('of mine')
  },
)

test('Q107 a note that was closed is back with the next try', async () => {
  const { session } = await openPage()
  session.id = 2
  await hear('2')
  await settle()
  pressInToast('Close')
  expect(toastMessages()).toEqual([])
  await ask().outcome
  await settle()
  expect(toastMessages()).toEqual([OTHER])
})

test('Q107 an answer that is another account’s says who is signed in', async () => {
  const { session, save, sent } = await openPage()
  session.id = 2
  meet('2')
  await settle()
  expect(toastMessages()).toEqual([OTHER])
  expect([await save(), sent()]).toEqual(['account', []])
})

test('Q107 news that come while the page is asked count more than its older answer', async () => {
  const { mine, session, save } = await openPage()
  session.id = null
  const before = hear(null)
  await settle()
  session.id = mine
  await Promise.all([before, hear(String(mine))])
  expect([await save(), toastMessages()]).toEqual(['saved', []])
})

test('Q107 a read that is led to the sign-in page has the next change ask for its token first', async () => {
  const { mine, session, save, sent } = await openPage()
  const ended = () => Promise.reject(new ApiError('session', 401, ''))
  expect(await keep(ended).catch((error: ApiError) => error.kind)).toBe('session')
  session.token = 'second'
  await hear(String(mine))
  expect(await save()).toBe('saved')
  expect(sent()[0]!.headers).toMatchObject({ 'x-csrf-token': 'second' })
})

test('Q109 the same account, signed in again, lets go on what had ended', async () => {
  const { mine } = await openPage()
  const heard = vi.fn()
  onTestFinished($returns.listen(heard))
  await hear(String(mine))
  expect(heard).toHaveBeenCalledOnce()
  doubt()
  await hear(String(mine))
  expect(heard.mock.calls.length).toBeGreaterThan(1)
})

test('Q107 Q109 a read that is refused whoever is signed in does not set off the others again and again', async () => {
  await openPage()
  const refusal = Object.assign(new FetchError(''), { status: 401 })
  const refuse = vi.fn(() => Promise.reject(refusal))
  const refused = query(() =>
    keep(refuse).catch(() => {
      throw new ApiError('session', 401, '')
    }),
  )
  const beside = ask()
  onTestFinished(refused.listen(() => {}))
  // each answer of the one comes after the other's refusal
  for (let round = 0; round < 5; round++) {
    // not by waitFor, which would go on after an outcome, and move the clock of the tests that follow
    await settle()
    beside.answers[round]?.('of mine')
  }
  expect([await beside.outcome, beside.answers.length]).toEqual(['of mine', 2])
  expect(refuse).toHaveBeenCalledOnce()
})
