import { sample } from '@partgate/schema/testing/scope.ts'
import { searchData } from '@partgate/schema/shop-api/search.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '@partgate/shop-api/testing/open-test-shop.ts'
import { loadCatalogue } from '../loading/load.ts'
import { categories } from './categories.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await loadCatalogue(shop.db, { parts: 12_000, seed: 1, onProgress: () => undefined })
}, 180_000)
afterAll(() => shop.close())

const search = async (query: Record<string, string>) => {
  const { code, data } = await shop.call('GET', `/api/index/search?${new URLSearchParams(query).toString()}`)
  expect(code).toBe(200)
  return searchData.parse(data)
}

const toSlug = (name: string) => name.toLowerCase().replaceAll(' ', '-')
/** Of a category and those above it. */
const listSlugs = (wanted: number | null): string[] =>
  categories.filter(({ id }) => id === wanted).flatMap(({ slug, parentId }) => [slug, ...listSlugs(parentId)])

describe('a buyer’s keyword', () => {
  it.each([
    ['100nF 16V 0402 X7R', { capacitance: [1e-7, 1e-7], voltage: [16, null], package: '0402', dielectric: 'X7R' }],
    ['10k 1% 0603', { resistance: [1e4, 1e4], tolerance: [1, 1], package: '0603' }],
    ['4k7', { resistance: [4700, 4700] }],
    ['zener 5V1', { zener_voltage: [5.1, 5.1] }],
    ['5V regulator SOT223', { output_voltage: [5, 5], package: 'SOT-223' }],
    ['mosfet 60V', { category: ['N-channel MOSFETs', 'P-channel MOSFETs'], drain_source_voltage: [60, null] }],
    ['relay 12V SPDT', { category: 'Relays', coil_voltage: [12, 12], contact_form: 'SPDT' }],
    [
      'crystal 16MHz',
      { category: ['SMD crystals', 'Through-hole crystals', 'Watch crystals'], frequency: [1.6e7, 1.6e7] },
    ],
    ['1n 50V NP0', { capacitance: [1e-9, 1e-9], voltage: [50, null], dielectric: 'C0G' }],
    [
      'microcontroller 64KB -40..85°C',
      { category: 'Microcontrollers', flash: [65_536, 65_536], operating_temperature: [-40, 85] },
    ],
    ['1/4W 4k7 5%', { power: [0.25, null], resistance: [4700, 4700], tolerance: [5, 5] }],
    ['LM358 SOIC8', { package: 'SOIC-8' }],
    ['SO-8 LM358', { package: 'SOIC-8' }],
    ['mosfet 20 mOhm', { category: ['N-channel MOSFETs', 'P-channel MOSFETs'], on_resistance: [null, 0.02] }],
    ['0402 (1005 metric) 100nF', { capacitance: [1e-7, 1e-7], package: '0402' }],
  ])('%s is read as %j', async (wd, wanted) => {
    const data = await search({ wd })
    const read = data.read.map(({ key, min, max, values }) => [
      key,
      values.length > 1 ? values : (values[0] ?? [min, max]),
    ])
    expect(Object.fromEntries(read)).toEqual(wanted)
    expect(data.total).toBeGreaterThan(0)
    const fitting = data.list.filter(({ parameters, category_id, package: name }) =>
      data.read.every(({ key, min, values }) => {
        const own = parameters.find((parameter) => parameter.key === key)
        if (key === 'category') return listSlugs(category_id).some((slug) => values.map(toSlug).includes(slug))
        if (key === 'package') return values.includes(name)
        return own !== undefined && (own.value === null || min === null || own.value >= min * (1 - 1e-9))
      }),
    )
    expect(fitting).toEqual(data.list)
  })

  it.each(['1N4148', '16V8', 'LM358', '2N2222', 'BC847', 'RC0603FR-0710KL'])('%s stays a part number', async (wd) => {
    expect((await search({ wd })).read).toEqual([])
  })
})

const pieces = [
  [
    '100nF',
    '4k7',
    '10uH',
    '16MHz',
    '5V',
    '3.3V',
    '1/4W',
    '2A',
    '±5%',
    '100ppm',
    '-40..85°C',
    '2.54mm',
    '64KB',
    '10-100k',
  ],
  ['0402', 'SOT23', 'X7R', 'NPN', 'DIP8', 'SPDT', 'LM358', 'zener', 'capacitor', 'RC0603', 'in stock', '16V'],
]

it('finds at least the results of its words alone', async () => {
  const [amounts = [], words = []] = pieces
  for (const [i, amount] of amounts.entries())
    for (const [j, word] of sample([...words.entries()], 3)) {
      const wd = (i + j) % 2 ? `${amount} ${word}` : `${word}, ${amount} ${amounts[(i * 5 + j) % amounts.length]}`
      const plain = await search({ wd, read: '0', limit: '1' })
      const read = await search({ wd, limit: '1' })
      expect(read.total > 0 || plain.list.every(({ match }) => match?.reason === 'typo'), wd).toBe(true)
    }
})

it('counts the parts of every value', async () => {
  const wrong = await shop.db.query(
    `select v.id from attribute_values v
     where part_count <> (select count(*) from parts where value_ids @> array[v.id])`,
  )
  expect(wrong).toEqual([])
})
