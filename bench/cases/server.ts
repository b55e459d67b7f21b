import type { Case, Sample } from '../case'
import type { Bench } from '../measure/bench'

const PATH = '/api/v2/company/product'

const queries = [
  '',
  '?page=1000',
  '?limit=100',
  '?name=gauges',
  '?name=gauges&published=1&from_date=2024-01-01&to_date=2026-06-30',
  '?category_id={category}',
  '?sub_category_id={subcategory}&published=1',
  '?published=2',
  '?sort=name&order=desc',
  '?sort=category',
  '?sort=sub_category&order=desc&page=500',
  '?sort=created_at&order=asc&name=9',
]

let cookie: string | undefined

/** A page of the table of 10,000 products, asked for over the network. */
export const server: Case = {
  name: 'server',
  title: 'The server’s answer to a page of 10,000 products, on the embedded database',
  rounds: 20,
  measures: { answer: 'ms' },
  contestants: Object.fromEntries(
    queries.map(query => [query || 'the first page', (bench: Bench) => ask(bench, query)]),
  ),
}

async function ask(bench: Bench, query: string): Promise<Sample> {
  cookie ??= `ndt_session=${await bench.site.session('catalogue')}`
  const read = async (path: string) => {
    const answer = await fetch(bench.site.ours + PATH + path, { headers: { cookie: cookie! } })
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}.`)
    return (await answer.json()) as { data: { id: number }[] }
  }
  const [, list] = /\{(\w+)\}/.exec(query) ?? []
  const path = list
    ? query.replace(/\{\w+\}/, String((await read(`/${list}-dropdown`)).data[0]!.id))
    : query
  const start = performance.now()
  await read(path)
  return { answer: performance.now() - start }
}
