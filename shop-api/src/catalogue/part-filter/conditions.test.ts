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

it('alternatives are one test of the values where a part is tested without an index', async () => {
  const listed = { key: 'resistance', where: sql`p.value_ids && '{1}'`, ids: [1], matchingIds: [1] }
  const tested = { key: 'voltage', where: sql`tested`, ids: null, matchingIds: [2, 3] }
  const packaged = { key: 'package', where: sql`p.package = '0402'`, ids: null, matchingIds: null }
  const write = async (conditions: Condition[]) => {
    let written = ''
    const query = async (text: string) => ((written = text), [])
    await run({ ...catalogue.db, query }, either(conditions).where ?? sql`false`)
    return written
  }
  expect(await write([listed, tested, packaged])).toBe(
    "(jsonb_exists_any($1::jsonb, p.value_ids::text[]) or p.package = '0402')",
  )
  expect(await write([listed, packaged])).toBe("(p.value_ids && '{1}' or p.package = '0402')")
})
