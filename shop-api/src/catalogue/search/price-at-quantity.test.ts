import { beforeAll, expect, it } from 'vitest'
import { useCatalogue } from '../../../testing/use-catalogue.ts'

const catalogue = useCatalogue()
const { search } = catalogue
const wd = 'GRM0402'

/** Prices in 1e-5 USD. */
const offers = {
  'by the reel': { minimum: 50_000, multiple: 50_000, breaks: [[50_000, 250]] },
  cheaper: {
    minimum: 1,
    multiple: 1,
    breaks: [
      [1, 1000],
      [1000, 700],
    ],
  },
  'in thousands': { minimum: 10, multiple: 4000, breaks: [[10, 600]] },
  cheapest: {
    minimum: 1,
    multiple: 1,
    breaks: [
      [1, 500],
      [10_000, 100],
    ],
  },
  'on request': { minimum: 1, multiple: 1, breaks: [] },
  'by the small reel': { minimum: 4000, multiple: 1000, breaks: [[4000, 300]] },
}
const names = new Map<string, string>()

beforeAll(async () => {
  const { list } = await search({ wd })
  for (const [at, [name, { minimum, multiple, breaks }]] of Object.entries(offers).entries()) {
    const { goods_id, part_number } = list[at]!
    names.set(part_number, name)
    await catalogue.db.query('update goods set minimum = $2, multiple = $3, price_breaks = $4::json where id = $1', [
      goods_id,
      minimum,
      multiple,
      JSON.stringify(breaks),
    ])
  }
})

it.each([
  ['1', ['cheapest', 'cheaper', 'by the small reel', 'in thousands', 'by the reel', 'on request']],
  ['3000', ['cheapest', 'cheaper', 'in thousands', 'by the small reel', 'by the reel', 'on request']],
  ['50000', ['cheapest', 'by the reel', 'by the small reel', 'in thousands', 'cheaper', 'on request']],
])('a search sorts by the cost of %s, parts with a higher minimum behind', async (quantity, order) => {
  const found = await search({ wd, sort: 'price', quantity })
  expect(found.sort_quantity).toBe(Number(quantity))
  expect(found.list.map(({ part_number }) => names.get(part_number))).toEqual(order)
})

it('a list keeps the order of its index, and says so', async () => {
  const byFirstPrice = await search({ sort: 'price', limit: '100' })
  const found = await search({ sort: 'price', quantity: '3000', limit: '100' })
  expect(found.sort_quantity).toBeNull()
  expect(found.list.map(({ goods_id }) => goods_id)).toEqual(byFirstPrice.list.map(({ goods_id }) => goods_id))
})
