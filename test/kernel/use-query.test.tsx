import { expect, test } from 'vitest'
import { ApiError, query, useQuery } from '../../src/index'
import { define, isFallbackShown, listen, listenForErrors, place, shown } from '../support/widget'

/** Two tags that show one read, whose answers the test gives. */
function defineTwo() {
  const asked: { answer(name: string): void; fail(error: ApiError): void }[] = []
  const $name = query<string>(() => new Promise((answer, fail) => asked.push({ answer, fail })))
  const component = () => {
    const { data, error, loading } = useQuery($name)
    return <p>{loading ? 'loading' : `${data} ${error?.kind}`}</p>
  }
  return { $name, asked, tags: [define({ component }), define({ component })] as const }
}

test('one request serves two tags, which show its answer together', async () => {
  const { asked, tags } = defineTwo()
  const elements = tags.map(tag => place(tag))
  await expect.poll(() => asked.length).toBe(1)
  expect(elements.map(shown)).toEqual(['loading', 'loading'])
  asked[0]!.answer('Ada')
  await expect.poll(() => elements.map(shown)).toEqual(['Ada undefined', 'Ada undefined'])
  expect(asked).toHaveLength(1)
})

test('each tag that shows a failed read reports it, once', async () => {
  const { errors } = listenForErrors()
  const { asked, tags } = defineTwo()
  const elements = tags.map(tag => place(tag))
  await expect.poll(() => asked.length).toBe(1)
  asked[0]!.fail(new ApiError('server', 503, ''))
  await expect.poll(() => elements.map(shown)).toEqual(['undefined server', 'undefined server'])
  await expect.poll(() => errors.length).toBe(2)
  expect(errors.map(error => error.tag).sort()).toEqual([...tags].sort())
  expect(errors[0]).toMatchObject({ phase: 'data', status: 503, retryable: true })
})

test('a read that fails again is reported again, and its data stays in view', async () => {
  const { errors } = listenForErrors()
  const { $name, asked, tags } = defineTwo()
  const element = place(tags[0])
  await expect.poll(() => asked.length).toBe(1)
  asked[0]!.answer('Ada')
  await expect.poll(() => shown(element)).toBe('Ada undefined')
  for (const index of [1, 2]) {
    void $name.refetch()
    asked[index]!.fail(new ApiError('offline', 0, ''))
    await expect.poll(() => errors.length).toBe(index)
  }
  expect(shown(element)).toBe('Ada offline')
})

test('a tag that comes when the data are there shows them in place of its fallback', async () => {
  const ready = listen('ndt-ready')
  const { asked, tags } = defineTwo()
  place(tags[0])
  await expect.poll(() => asked.length).toBe(1)
  asked[0]!.answer('Ada')
  await expect.poll(() => ready).toEqual([{ tag: tags[0] }])
  const late = place(tags[1], {}, 'Sign in to see your profile.')
  await expect.poll(() => shown(late)).toBe('Ada undefined')
  expect(isFallbackShown(late)).toBe(false)
  expect(ready).toEqual([{ tag: tags[0] }, { tag: tags[1] }])
})
