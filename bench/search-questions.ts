import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Goods } from '@partgate/schema/shop-api/goods.ts'
import type { AttributeFilter } from '@partgate/schema/shop-api/search.ts'
import type { Operation } from './load.ts'

const { path } = contract.catalogue.search

const ask = (query: Record<string, string>): Operation => [
  { path: `${path}?${new URLSearchParams({ limit: '20', ...query }).toString()}` },
]
const filtered = (...filters: AttributeFilter[]) => ({ filters: JSON.stringify(filters) })

const typed = ({ parameters, package: name }: Goods) =>
  [
    ...parameters
      .filter(({ value, unit }) => value !== null && unit)
      .slice(0, 2)
      .map(({ display_value }) => display_value),
    name,
  ].join(' ')

const mistyped = ({ part_number }: Goods) => {
  const middle = Math.floor(part_number.length / 2)
  return `${part_number.slice(0, middle)}${part_number[middle] === 'Q' ? 'X' : 'Q'}${part_number.slice(middle + 1)}`
}

const lists = (questions: Record<string, string>[]) => questions.map(ask)
/** The largest category of the demo catalogue and a smaller one. */
const large = { category: 'mems-oscillators' }
const small = { category: 'thick-film-chip-resistors' }

export const searchQuestions = (goods: readonly Goods[]): [name: string, questions: Operation[]][] => [
  ['typed values', goods.map((each) => ask({ wd: typed(each) }))],
  ['100nF 16V 0402 X7R', lists([{ wd: '100nF 16V 0402 X7R' }])],
  ['one typing error', goods.map((each) => ask({ wd: mistyped(each) }))],
  ['filters, narrow', lists([filtered({ key: 'capacitance', min: 1e-7, max: 1e-7 }, { key: 'voltage', min: 16 })])],
  [
    'filters, wide',
    lists([filtered({ key: 'resistance', min: 1e3, max: 1e5 }), filtered({ key: 'voltage', min: 10 })]),
  ],
  ['category', lists([large, small])],
  [
    'category, in stock',
    lists([
      { ...large, in_stock: '1' },
      { ...small, in_stock: '1' },
    ]),
  ],
  [
    'category, by stock',
    lists([
      { ...large, sort: 'stock' },
      { ...small, sort: 'stock' },
    ]),
  ],
  [
    'category, by price',
    lists([
      { ...large, sort: 'price' },
      { ...small, sort: 'price' },
    ]),
  ],
  [
    'page 50 of a filtered list',
    lists([
      { ...large, rohs: '1', page: '50' },
      { ...small, rohs: '1', page: '50' },
    ]),
  ],
  ['page 5,000 of a filtered list', lists([{ ...large, rohs: '1', page: '5000' }])],
]
