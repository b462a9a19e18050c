import { contract } from '@partgate/schema/shop-api/contract.ts'
import { expect, it } from 'vitest'
import type { TestShop } from '../../../testing/open-test-shop.ts'
import { fillSmallCatalogue } from '../../../testing/small-catalogue.ts'
import { formerNumber, partNamed, reelId, tapeId } from '../../../testing/small-parts.ts'
import { useTestShop } from '../../../testing/use-test-shop.ts'

const { matchParts } = contract.catalogue

let shop: TestShop
useTestShop({
  open: async (opened) => {
    shop = opened
    await fillSmallCatalogue(shop.db)
    const second = 'GRM0402R71C104K'
    await shop.db.query('update parts set mpn = $1 where mpn = $2', [shared, second])
    await shop.db.query('update goods set order_code = $1 where part_id = $2', [shared, partNamed(second).id])
  },
})
const shared = 'LM358DR'
const mpn = 'RC0603FR-0710KL'

type Row = { part_number: string; manufacturer?: string; qty?: number | null }
const post = (parts: Row[], lang = 'en') =>
  shop.call('POST', matchParts.path, { body: { parts }, headers: { Lang: lang } })
const ask = async (...parts: Row[]) => matchParts.data.parse((await post(parts)).data)
const brief = async (...parts: Row[]) =>
  (await ask(...parts)).rows.map(({ match, goods, candidates }) => [
    match,
    goods?.goods_id ?? null,
    ...candidates.map((each) => `${each.reason} ${each.goods.part_number}`),
  ])

it('each row has its match, in the order of the request', async () => {
  expect(
    await brief(
      { part_number: mpn },
      { part_number: 'rc0603 fr0710kl' },
      { part_number: `${mpn}-R`, qty: 10 },
      { part_number: formerNumber.alias },
      { part_number: shared, manufacturer: 'TI' },
      { part_number: mpn, manufacturer: 'yageo' },
    ),
  ).toEqual([
    ['exact', tapeId(mpn), `packaging ${mpn}-R`],
    ['normalized', tapeId(mpn), `packaging ${mpn}-R`],
    ['exact', reelId(mpn), `packaging ${mpn}`],
    ['alias', tapeId(formerNumber.mpn), `packaging ${formerNumber.mpn}-R`],
    ['manufacturer_qualified', tapeId(shared), `packaging ${shared}-R`, `same_number ${shared}`],
    ['exact', tapeId(mpn), `packaging ${mpn}-R`],
  ])
})

it('a number of several manufacturers, or of another one, is no match', async () => {
  const [ambiguous, foreign] = await brief({ part_number: shared }, { part_number: mpn, manufacturer: 'Murata' })
  expect(ambiguous).toEqual(['ambiguous', null, `same_number ${shared}`, `same_number ${shared}`])
  expect(foreign).toEqual(['none', null, `same_number ${mpn}`])
})

it('a number with a typing error, or only the start of one, is no match, whatever resembles it', async () => {
  const [typo, prefix] = await brief({ part_number: 'RC0603FR-0719KL' }, { part_number: 'RC0603FR-07' })
  expect(typo).toEqual(['none', null, 'typo RC0603FR-071KL', `typo ${mpn}`])
  expect(prefix?.slice(0, 3)).toEqual(['none', null, 'prefix RC0603FR-07100RL'])
  expect(prefix).toHaveLength(7)
})

it('a row that cannot be read is refused alone, with its field', async () => {
  const { rows, refused } = await ask(
    { part_number: ' ' },
    { part_number: mpn, qty: 0 },
    { part_number: 'x'.repeat(101) },
    { part_number: '---' },
    { part_number: `\0${mpn}\0`, qty: 20 },
  )
  expect(rows.map(({ match }) => match)).toEqual(['none', 'none', 'none', 'none', 'exact'])
  expect(refused.map(({ index, code, data }) => [index, code, data.fields?.map(({ field }) => field)])).toEqual([
    [0, 400, ['part_number']],
    [1, 400, ['qty']],
    [2, 400, ['part_number']],
  ])
})

it.each([
  ['no rows', []],
  ['101 rows', Array.from({ length: 101 }, () => ({ part_number: mpn }))],
])('%s are refused', async (_, parts) => {
  expect((await post(parts)).code).toBe(400)
})

it('a hundred rows take as many queries as one', async () => {
  const names: string[] = []
  const query = shop.db.query.bind(shop.db)
  const count = async (parts: Row[]) => {
    names.length = 0
    shop.db.query = (...given) => {
      names.push(given[2] ?? '')
      return query(...given)
    }
    await ask(...parts)
    shop.db.query = query
    return names.toSorted()
  }
  const rows = [mpn, 'rc0603-fr0710kl', 'RC0603FR-0719KL', 'RC06', 'no such part']
  await count(rows.map((part_number) => ({ part_number })))
  const few = await count(rows.map((part_number) => ({ part_number })))
  const many = Array.from({ length: 100 }, (_, i) => ({ part_number: `${rows[i % rows.length]}${i < 50 ? '' : i}` }))
  expect(few.length).toBeGreaterThan(0)
  expect(await count(many)).toEqual(few)
})

it('texts are in the language of the request', async () => {
  const { rows } = matchParts.data.parse((await post([{ part_number: mpn }], 'de')).data)
  expect(rows[0]?.goods?.parameters[0]?.name).toBe('Widerstand')
})
