import { readAnswer } from '../contract'
import type { ListPage } from './source'

type ListCall<R> = Parameters<typeof readAnswer>[0] & { (...input: never[]): Promise<ListPage<R>> }

/**
 * Hands the page's first data from a tag to its table, which reads them as it is first rendered.
 *
 * They are not kept: a company's lists are never cached (R13).
 */
export function firstPageOf<R>(call: ListCall<R>) {
  let waiting: ListPage<R> | undefined
  return {
    take: (data: unknown) => void (waiting = readAnswer(call, data) as ListPage<R>),
    use() {
      const first = waiting
      waiting = undefined
      return first
    },
  }
}
