import type { SearchData } from '@partgate/schema/shop-api/search.ts'
import { describe, expect, it } from 'vitest'
import { smallParts } from '../../../testing/small-parts.ts'
import { useCatalogue } from '../../../testing/use-catalogue.ts'

const partKind = { key: 'Ceramic capacitor', name: 'Vielschichtbauteil' }
const catalogue = useCatalogue((db) =>
  db.query("insert into texts (kind, id, lang, body) values ('part_kind', 1, 'de', $1::jsonb)", [
    JSON.stringify(partKind),
  ]),
)
const { search } = catalogue
const numbers = ({ list }: SearchData) => list.map(({ part_number }) => part_number)

describe('a number with a typing error', () => {
  const mpn = 'SN74LVC1G08DBVR'
  it.each([
    ['letters exchanged', 'GMR0402R71', 'GRM0402R71C102K'],
    ['a letter twice', 'GRRM0402', 'GRM0402R71C102K'],
    ['another letter', 'XN74LVC1G', 'SN74LVC1G00DBVR'],
    ['a digit read as the letter that looks the same', 'SN74LVCIGO8DBVR', mpn],
  ])('finds the intended part: %s', async (_what, wd, found) => {
    const data = await search({ wd })
    expect(numbers(data)[0]).toBe(found)
    expect(data.list[0]?.match).toEqual({ reason: 'typo', text: found, ranges: [] })
  })

  it.each([
    ['another digit', 'RC0603FR-0719KL'],
    ['another letter', 'SN74LVX1G08DBVR'],
    ['a sign less', 'SN74LV1G08DBVR'],
    ['a sign more', 'SN74LVCC1G08DBVR'],
    ['two exchanged', 'SN74LCV1G08DBVR'],
    ['another first letter', 'XN74LVC1G08DBVR'],
    ['a whole short number', 'LN358DR'],
  ])('that may be the ordering code of another part finds nothing: %s', async (_what, wd) => {
    expect(await search({ wd })).toMatchObject({ total: 0, list: [] })
  })

  it('is corrected only where nothing matches better, with or without the filters', async () => {
    expect((await search({ wd: 'SN74LVC1G08' })).list.map(({ match }) => match?.reason)).toEqual(['prefix'])
    const x5r = JSON.stringify([{ key: 'dielectric', values: ['X5R'] }])
    expect(await search({ wd: 'GRM0402R71C104K', filters: x5r })).toMatchObject({ total: 0, list: [] })
    expect(numbers(await search({ wd: 'GRMM0402R', filters: x5r }))[0]).toMatch(/^GRM0402R61/)
  })

  it('stays within the filters', async () => {
    expect((await search({ wd: 'SN74LVCIG08DBVR', manufacturer: '3' })).total).toBe(1)
    expect((await search({ wd: 'SN74LVCIG08DBVR', manufacturer: '2' })).total).toBe(0)
  })
})

describe('a search that finds nothing', () => {
  /** The statements of the second search. */
  const recordStatements = async (query: Record<string, string>) => {
    await search(query)
    const { db } = catalogue
    const run = db.query.bind(db)
    const statements: { text: string; name: string | undefined }[] = []
    db.query = (text, values, name) => {
      statements.push({ text, name })
      return run(text, values, name)
    }
    await search(query)
    db.query = run
    return statements
  }

  it('looks up its words once', async () => {
    const statements = await recordStatements({ wd: 'unobtainium' })
    expect(statements.filter(({ text }) => text.includes('to_tsquery'))).toHaveLength(1)
  })

  it('reads its keyword once, although the filters alone leave nothing', async () => {
    const names = ['catalogue.findKnownBeginnings', 'catalogue.findValuesInRanges', 'catalogue.findValuesOfWords']
    const statements = await recordStatements({ wd: '100nF X7R', manufacturer: '3' })
    expect(statements.flatMap(({ name = '' }) => (names.includes(name) ? [name] : []))).toEqual(names)
  })
})

describe('another form of a number', () => {
  it.each([
    ['603-RC0603FR-0710KL', 'RC0603FR-0710KL', '603-RC0603FR-0710KL'],
    ['RC0603FR-0710KLCT-ND', 'RC0603FR-0710KL', 'RC0603FR-0710KLCT-ND'],
    ['RC0603FR-1310KL', 'RC0603FR-0710KL', 'RC0603FR-1310KL'],
    ['SN74LVC1G08DBVRG4', 'SN74LVC1G08DBVR', 'SN74LVC1G08DBVRG4'],
    ['Mouser no. 603-RC0603FR-0710KL', 'RC0603FR-0710KL', '603-RC0603FR-0710KL'],
  ])('%s finds %s alone, also known as %s', async (wd, mpn, text) => {
    const data = await search({ wd })
    expect(numbers(data)).toEqual([mpn])
    expect(data.list[0]?.match).toMatchObject({ reason: 'alias', text })
  })

  it('is the number itself where other words stand beside it', async () => {
    const data = await search({ wd: 'price of rc0603fr-0710kl today' })
    expect(numbers(data)).toEqual(['RC0603FR-0710KL'])
    expect(data.list[0]?.match).toMatchObject({ reason: 'exact', text: 'RC0603FR-0710KL' })
  })

  it('that loses a decimal point finds nothing', async () => {
    expect(await search({ wd: '603-RC0603FR-07.10KL' })).toMatchObject({ total: 0, list: [] })
  })
})

it.each([
  ['Vielschichtbauteile', 24],
  ['Vielschichtbauteil 100nF', 8],
  ['Vielschichtbauteil 100nF unobtainium', 0],
])('the translated name of a kind of parts is searched in English: %s', async (wd, total) => {
  const data = await search({ wd })
  expect(data.total).toBe(total)
  expect(numbers(data).every((number) => number.startsWith('GRM'))).toBe(true)
})

describe('the name of a category', () => {
  it.each([
    ['Widerstände 10k 0603', 'RC0603FR-0710KL', 'Widerstände', '10k 0603'],
    ['0603 Widerstand 10k', 'RC0603FR-0710KL', 'Widerstand', '0603 10k'],
    ['passives 100nF X7R 0402', 'GRM0402R71C104K', 'passives', '100nF X7R 0402'],
  ])('is a filter: %s', async (wd, mpn, text, without) => {
    const data = await search({ wd })
    expect(numbers(data)[0]).toBe(mpn)
    const [category] = data.read.filter(({ key }) => key === 'category')
    expect(category).toMatchObject({ text, name: 'Category', wd_without: without })
  })

  it('is labeled in the buyer’s language, and combines with other filters', async () => {
    const data = await search({ wd: 'Widerstände', limit: '100' }, 'de')
    expect(data.read).toMatchObject([{ key: 'category', name: 'Kategorie', values: ['Widerstände'] }])
    expect(numbers(data)).toEqual(smallParts.filter(({ category_id }) => category_id === 3).map(({ mpn }) => mpn))
    expect((await search({ wd: 'Widerstände', category: 'ceramic' })).total).toBe(0)
    expect((await search({ wd: 'Widerstände', category: 'thick-film' })).total).toBe(24)
  })

  it('that says the kind of parts in English is a filter at once, without the words', async () => {
    const data = await search({ wd: 'resistor 10k' })
    expect(data.read.map(({ key }) => key)).toEqual(['category', 'resistance'])
    expect(numbers(data)).toEqual(smallParts.flatMap(({ mpn }) => (mpn.endsWith('-0710KL') ? [mpn] : [])))
    const alone = await search({ wd: 'resistors', sort: 'price', limit: '100' })
    expect(alone).toMatchObject({ total: 24, sort_capped: false, read: [{ key: 'category', wd_without: '' }] })
    expect(alone.list.map(({ match }) => match)).toEqual(Array(24).fill(null))
  })

  it('stays a filter where another filter leaves nothing', async () => {
    const data = await search({ wd: 'resistor', manufacturer: '2', packaging: 'reel' })
    expect(data).toMatchObject({ total: 0, read: [{ text: 'resistor', key: 'category' }] })
  })

  it('yields to a part number that begins with it', async () => {
    await catalogue.db.query("update parts set mpn = 'RESISTOR-1' where mpn = 'TL072CP'")
    const data = await search({ wd: 'resistor' })
    expect([data.list[0]?.match?.text, data.read]).toEqual(['RESISTOR-1', []])
    await catalogue.db.query("update parts set mpn = 'TL072CP' where mpn = 'RESISTOR-1'")
  })

  it('yields to the buyer', async () => {
    expect(await search({ wd: 'Widerstände 10k', read: '0' })).toMatchObject({ total: 0, read: [] })
    expect((await search({ wd: 'Widerstände unobtainium' })).total).toBe(0)
  })
})
