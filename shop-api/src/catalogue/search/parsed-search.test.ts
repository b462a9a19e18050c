import type { SearchData } from '@partgate/schema/shop-api/search.ts'
import { describe, expect, it } from 'vitest'
import { smallParts } from '../../../testing/small-parts.ts'
import { useCatalogue } from '../../../testing/use-catalogue.ts'

const catalogue = useCatalogue()
const { ask, search } = catalogue
const numbers = ({ list }: SearchData) => list.map(({ part_number }) => part_number)
const reads = ({ read }: SearchData) => read.map(({ text, key, min, max, values }) => [text, key, min ?? values, max])
const mpns = (has: (part: (typeof smallParts)[number]) => boolean) => smallParts.filter(has).map(({ mpn }) => mpn)

describe('typed values', () => {
  it('are read as filters: exact values, minimum ratings, and words', async () => {
    const data = await search({ wd: '100nF 16V 0402 X7R' })
    expect(reads(data)).toEqual([
      ['100nF', 'capacitance', 1e-7, 1e-7],
      ['16V', 'voltage', 16, null],
      ['0402', 'package', ['0402'], null],
      ['X7R', 'dielectric', ['X7R'], null],
    ])
    expect(data.read[0]).toMatchObject({ name: 'capacitance', unit: 'F', wd_without: '16V 0402 X7R' })
    expect(data.read[2]).toMatchObject({ name: 'Package', unit: null, wd_without: '100nF 16V X7R' })
    expect(numbers(data)).toEqual(['GRM0402R71C104K'])
    expect(data.list[0]?.match).toBeNull()
  })

  it('accept parts with a higher rating, and none with a lower one', async () => {
    const least = (volts: number) => search({ wd: `100nF ${volts}V`, limit: '100' }).then(numbers)
    const all = mpns(({ mpn }) => mpn.includes('C104'))
    expect(await least(10)).toEqual(all)
    expect(await least(16)).toEqual(all)
    expect(await least(17)).toEqual(all.filter((mpn) => !mpn.includes('0402')))
  })

  it.each([
    ['de', '10.000 Ohm 0603', 1e4],
    ['en', '10,000 ohm 0603', 1e4],
    ['fr', '10 000 ohms 0603', 1e4],
    ['de', '10.000 kOhm 0603', 1e4],
  ] as const)('have the sign of thousands of the language: %s, %s', async (lang, wd, ohms) => {
    const [read] = (await search({ wd }, lang)).read
    expect(read).toMatchObject({ key: 'resistance', min: ohms, max: ohms })
  })

  it('that leave no result are words again', async () => {
    const data = await search({ wd: '100nF 1000V 0402 X7R' })
    expect(data).toMatchObject({ read: [], total: 0 })
    const words = await search({ wd: 'chip 5 V' })
    expect(words.read).toEqual([])
  })

  it('stay words on request', async () => {
    const data = await search({ wd: '100nF 0402 X7R', read: '0' })
    expect(data.read).toEqual([])
    expect(data.list.map(({ match }) => match?.reason)).toEqual(['words'])
  })

  it('leave the other words to the search', async () => {
    const data = await search({ wd: 'SN74 SOIC8', limit: '100' })
    expect(reads(data)).toEqual([['SOIC8', 'package', ['SOIC-8'], null]])
    expect(new Set(data.list.map(({ match }) => match?.reason))).toEqual(new Set(['prefix']))
    expect(numbers(data)).toEqual(mpns(({ mpn }) => mpn.startsWith('SN74')))
  })

  it('select packages by other names, in any place and alone', async () => {
    for (const wd of ['LM358 SO-8', 'SO-8 LM358']) {
      const data = await search({ wd })
      expect(data.read).toMatchObject([{ text: 'SO-8', key: 'package', values: ['SOIC-8'] }])
      expect(numbers(data)).toEqual(['LM358DR'])
    }
    expect((await search({ wd: 'SO-8' })).read).toMatchObject([{ key: 'package', values: ['SOIC-8'] }])
    expect(numbers(await search({ wd: '100nF 1005 metric X7R' }))).toEqual(['GRM0402R71C104K'])
  })

  it.each([
    ['a part number', 'RC0603FR-0710KL'],
    ['the beginning of one with a space', 'RC0603FR-07 10K'],
    ['a word that many numbers have inside', '0402'],
    ['a word of an attribute', 'X7R'],
  ])('are not read in %s', async (_what, wd) => {
    expect((await search({ wd })).read).toEqual([])
  })

  it.each([
    ['4u7', [['4u7', 'capacitance', 4.7e-6, 4.7e-6]]],
    ['4u8', []],
    ['1n0', []],
  ])('come before numbers that begin with the code, not before a number that is the code: %s', async (wd, read) => {
    await catalogue.db.query(
      `insert into aliases (part_id, alias, alias_norm, kind)
       values (49, '4U7222A', '4U7222A', 'former'), (49, '4U8222A', '4U8222A', 'former'), (49, '1N0', '1N0', 'former')`,
    )
    const data = await search({ wd })
    expect(reads(data)).toEqual(read)
    expect(data.total).toBeGreaterThan(0)
  })

  it('get the attribute that the parts found by the rest have', async () => {
    expect(reads(await search({ wd: '5V SN74' }))).toEqual([['5V', 'voltage', 5, null]])
    expect(reads(await search({ wd: '5.5V SN74' }))).toEqual([['5.5V', 'supply_voltage', 5.5, 5.5]])
    expect(numbers(await search({ wd: '5.5V SN74', limit: '100' }))).toEqual(mpns(({ mpn }) => mpn.startsWith('SN74')))
    expect((await search({ wd: '6V SN74' })).read).toEqual([])
  })

  it('are named in the buyer’s language, and combine with other filters', async () => {
    const data = await search({ wd: '10k 1%', manufacturer: '1', limit: '100' }, 'de')
    expect(data.read[0]).toMatchObject({ text: '10k', name: 'Widerstand', min: 1e4, max: 1e4 })
    expect(numbers(data)).toEqual(mpns(({ mpn }) => mpn.includes('0710KL')))
    expect((await search({ wd: '10k 1%', manufacturer: '2' })).total).toBe(0)
  })

  it('keep their meaning where another filter leaves nothing', async () => {
    const data = await search({ wd: '5.5V SN74', manufacturer: '1' })
    expect([data.total, reads(data)]).toEqual([0, [['5.5V', 'supply_voltage', 5.5, 5.5]]])
    expect(reads(await search({ wd: '6V SN74', manufacturer: '1' }))).toEqual([])
    const murata = await search({ wd: 'murata', manufacturer: '1' })
    expect([murata.total, reads(murata)]).toEqual([0, [['murata', 'manufacturer', ['Murata'], null]]])
  })

  it('sort by popularity, page after page', async () => {
    const whole = numbers(await search({ wd: '1% ±1% 0603', limit: '100' }))
    const wanted = mpns(({ mpn }) => mpn.startsWith('RC0603'))
    expect(whole).toEqual(wanted)
    const pages = await Promise.all(['1', '2', '3'].map((page) => search({ wd: '1% 0603', limit: '2', page })))
    expect(pages.flatMap(numbers)).toEqual(wanted)
  })
})

describe('the name of a manufacturer', () => {
  const of = (id: number) => smallParts.filter((part) => part.manufacturer_id === id).map(({ mpn }) => mpn)

  it.each([
    ['murata', 2],
    ['Texas', 3],
    ['texas instruments', 3],
    ['TI', 3],
  ])('%s is a filter, alone', async (wd, id) => {
    const data = await search({ wd, limit: '100' })
    expect(numbers(data)).toEqual(of(id))
    const values = [id === 2 ? 'Murata' : 'Texas Instruments']
    expect(data.read).toMatchObject([{ text: wd, key: 'manufacturer', name: 'Manufacturer', values, wd_without: '' }])
    expect(data.manufacturers.map(({ count }) => count)).toEqual([24, 24, 12])
  })

  it.each([
    ['TI LM358', ['LM358DR']],
    ['LM358 TI', ['LM358DR']],
    ['resistor yageo 1206 22k', ['RC1206FR-0722KL']],
    ['Murata TI 100nF X7R 0402', ['GRM0402R71C104K']],
  ])('combines with other words: %s', async (wd, found) => {
    const data = await search({ wd })
    expect(numbers(data)).toEqual(found)
    expect(data.read.filter(({ key }) => key === 'manufacturer').length).toBe(wd.startsWith('Murata TI') ? 2 : 1)
  })

  it('can be removed by itself', async () => {
    const data = await search({ wd: '10k yageo 0603' })
    expect(data.read.map(({ text, wd_without }) => [text, wd_without])).toEqual([
      ['10k', 'yageo 0603'],
      ['yageo', '10k 0603'],
      ['0603', '10k yageo'],
    ])
  })

  it('narrows with the requested manufacturers', async () => {
    expect((await search({ wd: 'murata', manufacturer: '2,3' })).total).toBe(24)
    expect((await search({ wd: 'murata', manufacturer: '1' })).total).toBe(0)
  })

  it('yields to part numbers, to words with results, and to the buyer', async () => {
    await catalogue.db.query(
      "insert into aliases (part_id, alias, alias_norm, kind) values (49, 'TI-4711', 'TI4711', 'former')",
    )
    const data = await search({ wd: 'TI' })
    expect(data.read).toEqual([])
    expect(data.list.map(({ match }) => match?.reason)).toEqual(['alias'])
    expect(reads(await search({ wd: 'TI LM358' }))).toEqual([['TI', 'manufacturer', ['Texas Instruments'], null]])
    expect((await search({ wd: 'murata LM358' })).read).toEqual([])
    expect((await search({ wd: 'murata', read: '0' })).read).toEqual([])
  })

  it('is labeled in the buyer’s language', async () => {
    expect((await search({ wd: 'murata' }, 'de')).read[0]?.name).toBe('Hersteller')
  })
})

describe('an expensive search', () => {
  it.each([
    '%',
    '_',
    '%%%%',
    '(a+)+$',
    '.*.*.*',
    '[',
    "'||pg_sleep(9)--",
    '±'.repeat(100),
    '1 '.repeat(50),
    '1-'.repeat(50),
    'V,'.repeat(50),
    '1nF '.repeat(25),
    '9'.repeat(100) + 'V',
  ])('is plain text: %j', async (wd) => {
    const { code } = await ask({ wd: wd.slice(0, 100) })
    expect(code).toBe(200)
  })

  it('is refused when it is long, in any field', async () => {
    expect((await ask({ wd: 'x'.repeat(1_000_000) })).code).toBe(400)
    expect((await ask({ filters: JSON.stringify([{ key: 'x'.repeat(4_000), min: 1 }]) })).code).toBe(400)
    expect(
      (await ask({ filters: JSON.stringify(Array.from({ length: 21 }, () => ({ key: 'voltage', min: 1 }))) })).code,
    ).toBe(400)
  })
})
