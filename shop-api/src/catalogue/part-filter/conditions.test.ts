import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { smallParts } from '../../../testing/small-parts.ts'
import { useCatalogue } from '../../../testing/use-catalogue.ts'
import { run } from '../statement.ts'
import { either } from './conditions.ts'
import type { Condition } from './filter.ts'

const catalogue = useCatalogue()

const isBetween = (min: number, max: number, value: number | null) => value !== null && value >= min && value <= max

// A second search for one range would be served from the cache.
it.each([
  ['forty values that many parts have', 40, 1_000, 9_000],
  ['more values than a statement lists', 20_001, 0, 10_000],
])('a range finds its parts if it has %s', async (_, count, partCount, max) => {
  await catalogue.db.query(
    `insert into attribute_values (id, attribute_id, num, txt, part_count)
     select 1000 + n, 1, 1001 + n / 100.0, n || ' of many', $2::int from generate_series(1, $1::int) n`,
    [count, partCount],
  )
  const filters = JSON.stringify([{ key: 'resistance', min: 1_000, max }])
  const { list } = await catalogue.search({ limit: '60', sort: 'part_number', filters })
  const expected = smallParts.filter(({ params }) =>
    params.some(({ key, value }) => key === 'resistance' && isBetween(1_000, max, value)),
  )
  expect(list.map(({ part_id }) => part_id).toSorted((a, b) => a - b)).toEqual(expected.map(({ id }) => id))
  await catalogue.db.query('delete from attribute_values where id > 1000')
})

it('alternatives find the parts of each of them, whether or not an index has them', async () => {
  const rows = await catalogue.db.query<{ id: number; key: string; txt: string | null; num: number | null }>(
    'select v.id, a.key, v.txt, v.num from attribute_values v join attributes a on a.id = v.attribute_id',
  )
  const listIds = (key: string, value: number) =>
    rows.filter((row) => row.key === key && Number(row.num) === value).map(({ id }) => id)
  const [resistances, voltages] = [listIds('resistance', 1_000), listIds('voltage', 16)]
  const has = (ids: number[]) => sql`p.value_ids && ${`{${ids.join()}}`}::int[]`
  const listed = { key: 'resistance', where: has(resistances), ids: resistances, matchingIds: resistances }
  const tested = { key: 'voltage', where: has(voltages), ids: null, matchingIds: voltages }
  const packaged = { key: 'package', where: sql`p.package = '0805'`, ids: null, matchingIds: null }
  const find = async (conditions: Condition[]) => {
    const where = either(conditions).where ?? sql`false`
    const parts = await run<{ id: number }>(catalogue.db, sql`select p.id from parts p where ${where} order by p.id`)
    return parts.map(({ id }) => id)
  }
  const listParts = (key: string, value: number) =>
    smallParts.filter(({ params }) => params.some((each) => each.key === key && each.value === value))
  const expected = (...parts: (typeof smallParts)[]) =>
    [...new Set(parts.flat().map(({ id }) => id))].toSorted((a, b) => a - b)
  const inPackage = smallParts.filter((part) => part.package === '0805')
  const [ofResistance, ofVoltage] = [listParts('resistance', 1_000), listParts('voltage', 16)]
  expect([ofResistance.length, ofVoltage.length, inPackage.length]).not.toContain(0)

  expect(await find([listed, tested, packaged])).toEqual(expected(ofResistance, ofVoltage, inPackage))
  expect(await find([listed, tested])).toEqual(expected(ofResistance, ofVoltage))
  expect(await find([listed, packaged])).toEqual(expected(ofResistance, inPackage))
})
