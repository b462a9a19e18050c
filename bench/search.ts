import { contract } from '@partgate/schema/shop-api/contract.ts'
import { load, type Operation } from './load.ts'
import { openRemoteSearches } from './search-quality/open-searches.ts'
import { scoreSearches, type SearchFile } from './search-quality/score.ts'
import { searchQuestions } from './search-questions.ts'
import type { BenchStack } from './stack.ts'
import { ms, printTable, ratio } from './table.ts'

const { search, searchOption } = contract.catalogue

const suggestionsQuery =
  'query BenchSuggestions($query: String!) { suggestions(query: $query) { partNumber slug manufacturerName } }'
const searchQuery =
  'query BenchSearch($query: String!) { search(query: $query, first: 20) { totalCount nodes { id slug partNumber description stock } } }'

const suggest = {
  rest: (keyword: string): Operation => [{ path: `${searchOption.path}?keyword=${encodeURIComponent(keyword)}` }],
  gateway: (keyword: string): Operation => [
    { path: '/graphql', query: suggestionsQuery, variables: { query: keyword } },
  ],
}
const find = {
  rest: (wd: string): Operation => [{ path: `${search.path}?limit=20&wd=${encodeURIComponent(wd)}` }],
  gateway: (query: string): Operation => [{ path: '/graphql', query: searchQuery, variables: { query } }],
}

const share = (right: number, of: number) => `${((100 * right) / of).toFixed(1)} %`

const printQuality = async (shopApi: string, title: string, file: SearchFile) => {
  const scores = (await scoreSearches(await openRemoteSearches(shopApi), file)).map(({ kind, of, misses }) => ({
    kind,
    of,
    right: of - misses.length,
    misses,
  }))
  const [of, right] = [scores.map((score) => score.of), scores.map((score) => score.right)].map((counts) =>
    counts.reduce((sum, count) => sum + count, 0),
  )
  printTable(
    title,
    ['kind', 'right', 'count'],
    [...scores, { kind: 'all', of: of ?? 0, right: right ?? 0 }].map((score) => [
      score.kind,
      share(score.right, score.of),
      `${score.right} of ${score.of}`,
    ]),
  )
  for (const { text, expected, found } of scores.flatMap(({ misses }) => misses))
    console.log(`${text}: ${found} is not ${expected}`)
}

export const benchSearch = async ({ addresses, goods }: BenchStack) => {
  const numbers = goods.map(({ part_number }) => part_number)
  const words = [
    ...new Set(
      goods.map(({ description }) =>
        description
          .split(/[\s,]+/)
          .slice(0, 2)
          .join(' '),
      ),
    ),
  ]
  const cases = [
    ['suggestions, 3 letters', numbers.map((number) => number.slice(0, 3)), suggest],
    ['suggestions, 7 letters', numbers.map((number) => number.slice(0, 7)), suggest],
    ['search, whole part number', numbers, find],
    ['search, 6 letters of one', numbers.map((number) => number.slice(0, 6)), find],
    ['search, two words', words, find],
  ] as const
  const rows: string[][] = []
  for (const [name, texts, by] of cases) {
    const rest = await load(addresses['shop-api'], texts.map(by.rest))
    const gateway = await load(addresses.gateway, texts.map(by.gateway))
    rows.push([
      name,
      ms(rest.p50Ms),
      ms(rest.p95Ms),
      ms(gateway.p50Ms),
      ms(gateway.p95Ms),
      ratio(gateway.p50Ms, rest.p50Ms),
    ])
  }
  printTable(
    'Search (8 connections)',
    ['question', 'REST p50', 'REST p95', 'gateway p50', 'gateway p95', 'p50 ratio'],
    rows,
  )

  const questions: string[][] = []
  for (const [name, operations] of searchQuestions(goods)) {
    const { perSecond, p50Ms, p95Ms } = await load(addresses['shop-api'], operations)
    questions.push([name, ms(p50Ms), ms(p95Ms), perSecond.toFixed(0)])
  }
  printTable('Filters and typed values, REST (8 connections)', ['question', 'p50', 'p95', 'per second'], questions)

  await printQuality(addresses['shop-api'], 'Searches with the right part first', 'searches.txt')
  await printQuality(
    addresses['shop-api'],
    'Searches in other languages with the right part first',
    'searches-by-language.txt',
  )
}
