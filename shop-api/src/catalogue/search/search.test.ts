import type { SearchData } from '@partgate/schema/shop-api/search.ts'
import { describe, expect, it } from 'vitest'
import { formerNumber, partNamed, smallParts, soldOut } from '../../../testing/small-parts.ts'
import { useCatalogue } from '../../../testing/use-catalogue.ts'

const { get, ask, search } = useCatalogue()
const numbers = ({ list }: SearchData) => list.map(({ part_number }) => part_number)
const reasons = ({ list }: SearchData) => [...new Set(list.map(({ match }) => match?.reason))]
const marks = ({ list }: SearchData) =>
  list[0]?.match?.ranges.map(([start, end]) => list[0]?.part_number.slice(start, end))
const count = (options: SearchData['categories'], name: string) => options.find((option) => option.name === name)?.count

describe('a keyword', () => {
  it.each([
    ['RC0603FR-0710KL', 'exact', 'RC0603FR-0710KL', 'RC0603FR-0710KL'],
    ['rc0603fr-0710kl', 'exact', 'RC0603FR-0710KL', 'RC0603FR-0710KL'],
    ['rc0603fr-07 10kl', 'normalised', 'RC0603FR-0710KL', 'RC0603FR-0710KL'],
    ['ＲＣ０６０３ＦＲ０７１０ＫＬ', 'normalised', 'RC0603FR-0710KL', 'RC0603FR-0710KL'],
    ['asv18432mhzlrt', 'normalised', 'ASV-18.432MHZ-LR-T', 'ASV-18.432MHZ-LR-T'],
    ['rc0603fr07', 'prefix', 'RC0603FR-07100RL', 'RC0603FR-07'],
    ['0710KL', 'inside', 'RC0402FR-0710KL', '0710KL'],
    [formerNumber.alias, 'alias', formerNumber.mpn, undefined],
  ])('%s finds by %s first %s, with %s marked', async (wd, reason, first, mark) => {
    const data = await search({ wd })
    expect(data.list[0]?.match?.reason).toBe(reason)
    expect(numbers(data)[0]).toBe(first)
    expect(marks(data)?.[0]).toBe(mark)
  })

  it.each([
    ['100nF 0402 X7R', 'GRM0402R71C104K'],
    ['100 nF 0402 x7r', 'GRM0402R71C104K'],
    ['0402 X7R 100n', 'GRM0402R71C104K'],
    ['4.7uF 0603 X5R', 'GRM0603R61C475K'],
    ['4.7µF 0603 X5R', 'GRM0603R61C475K'],
    ['10k resistor 0805', 'RC0805FR-0710KL'],
    ['10kohm 0805', 'RC0805FR-0710KL'],
    ['SOIC8 SN74HC00N', 'SN74HC00N'],
  ])('%s, unread, finds by the words of the description %s alone', async (wd, mpn) => {
    const data = await search({ wd, read: '0' })
    expect(numbers(data)).toEqual([mpn])
    expect(reasons(data)).toEqual(['words'])
    expect(data.total).toBe(1)
  })

  it('ranks its kinds of match one after another, and the most bought first within each', async () => {
    const data = await search({ wd: 'T', limit: '100' })
    const thickFilm = smallParts.filter(({ category_id }) => category_id === 3).map(({ mpn }) => mpn)
    expect(numbers(data).slice(0, 25)).toEqual(['TL072CP', ...thickFilm])
    expect(reasons(data)).toEqual(['prefix', 'words'])
    expect(new Set(numbers(data)).size).toBe(data.total)
    const inside = await search({ wd: '0402', limit: '100' })
    expect(reasons(inside)).toEqual(['inside'])
    expect(numbers(inside)).toEqual(smallParts.filter(({ mpn }) => mpn.includes('0402')).map(({ mpn }) => mpn))
    expect(inside.total).toBe(inside.list.length)
  })

  it('returns the reel for the order code of the reel', async () => {
    const { list } = await search({ wd: 'RC0603FR-0710KL-R' })
    expect(list[0]).toMatchObject({ part_number: 'RC0603FR-0710KL-R', packaging: 'reel' })
    expect(list[0]?.match).toEqual({ reason: 'alias', text: 'RC0603FR-0710KL-R', ranges: [[0, 17]] })
  })

  it.each(['%%', '__', '%_%', "'", "' or 1=1 --", '\\', '"', '---', '.*', '(((', '& | !', '🙂', '\u200e', '$1', 'ÿ~'])(
    '%j is plain text, and finds nothing here',
    async (wd) => {
      const data = await search({ wd: `${wd} zq` })
      expect(data).toMatchObject({ total: 0, list: [] })
      expect((await ask({ wd })).code).toBe(200)
    },
  )

  it('of more than 100 characters or with a null character is refused', async () => {
    for (const wd of ['x'.repeat(101), 'a\0b']) expect((await ask({ wd })).code).toBe(400)
  })
})

describe('an exact search', () => {
  const exact = (wd: string, more = {}) => search({ wd, match: 'exact', ...more })

  it.each([
    ['RC0603FR-0710KL', 'exact', 'RC0603FR-0710KL'],
    ['rc0603 fr0710kl', 'normalised', 'RC0603FR-0710KL'],
    ['RC0603FR-0710KL-R', 'alias', 'RC0603FR-0710KL-R'],
    [formerNumber.alias, 'alias', formerNumber.mpn],
  ])('for %s finds by %s only %s', async (wd, reason, number) => {
    const data = await exact(wd)
    expect([data.total, numbers(data), reasons(data)]).toEqual([1, [number], [reason]])
  })

  it.each([
    ['with a typing error', 'RC06O3FR-0710KL'],
    ['that is only the start of one', 'RC0603FR-07'],
    ['that is only the end of one', '0710KL'],
    ['that is only the start of an alias', formerNumber.alias.slice(0, -1)],
    ['of typed values', '10k 0603'],
    ['of words', 'thick film resistor'],
  ])('finds nothing for a number %s, which the default search finds', async (_, wd) => {
    expect(await exact(wd)).toMatchObject({ total: 0, list: [], read: [] })
    expect((await search({ wd })).total).toBeGreaterThan(0)
  })

  it.each(['', '---'])('for %j finds nothing', async (wd) => {
    expect(await exact(wd)).toMatchObject({ total: 0, list: [] })
  })

  it('obeys filters', async () => {
    const manufacturer = String(partNamed('RC0603FR-0710KL').manufacturer_id)
    expect((await exact('RC0603FR-0710KL', { manufacturer })).total).toBe(1)
    expect((await exact('RC0603FR-0710KL', { category: 'ceramic' })).total).toBe(0)
  })
})

describe('filters', () => {
  it('include a category with all descendants', async () => {
    const data = await search({ category: 'passives', limit: '100' })
    expect(data).toMatchObject({ total: 48, total_capped: false })
    expect(numbers(data)).toEqual(smallParts.filter(({ category_id }) => category_id < 6).map(({ mpn }) => mpn))
    expect(await search({ category: 'no-such-shelf' })).toMatchObject({ total: 0, list: [] })
  })

  it('count each facet without its own filter', async () => {
    const data = await search({ category: 'ceramic', manufacturer: '2,3', wd: '0402' })
    expect(data.total).toBe(6)
    expect(count(data.categories, 'The ceramic')).toBe(6)
    expect(count(data.manufacturers, 'Murata')).toBe(6)
    const wide = await search({ manufacturer: '2', wd: '0402' })
    expect(count(wide.manufacturers, 'Yageo')).toBe(6)
    expect(count(wide.categories, 'The thick-film')).toBeUndefined()
    const whole = await search({ category: 'ceramic' })
    expect(count(whole.categories, 'The thick-film')).toBe(24)
    expect(count(whole.manufacturers, 'Yageo')).toBeUndefined()
    expect(count(whole.manufacturers, 'Murata')).toBe(24)
  })

  it('return goods that match them', async () => {
    const reels = await search({ packaging: 'reel', wd: 'RC0603', limit: '100' })
    expect(reels.total).toBe(6)
    expect(new Set(reels.list.map(({ packaging }) => packaging))).toEqual(new Set(['reel']))
    expect(await search({ packaging: 'tray' })).toMatchObject({ total: 0 })
  })

  it('exclude goods out of stock and parts that do not conform', async () => {
    expect(await search({ wd: soldOut })).toMatchObject({ total: 1 })
    expect(await search({ wd: soldOut, in_stock: '1' })).toMatchObject({ total: 0 })
    const conforming = await search({ rohs: '1', limit: '100' })
    expect(conforming.total).toBe(54)
    expect(new Set(conforming.list.map(({ rohs }) => rohs))).toEqual(new Set(['compliant', 'exempt']))
  })

  it('accept ids that no row can have', async () => {
    expect(await search({ manufacturer: '9999999999' })).toMatchObject({ total: 0, list: [] })
  })
})

describe('pages', () => {
  it.each(['relevance', 'part_number', 'stock', 'price'])(
    'by %s contain every part once, in one order',
    async (sort) => {
      for (const wd of ['', '0402', 'T']) {
        const whole = await search({ wd, sort, limit: '100' })
        const pages = []
        for (let page = 1; pages.length < whole.total; page++)
          pages.push(...numbers(await search({ wd, sort, limit: '7', page: String(page) })))
        expect(pages).toEqual(numbers(whole))
        expect(new Set(pages).size).toBe(whole.total)
      }
    },
  )

  it('beyond the last are empty', async () => {
    const far = await search({ wd: '0402', page: '9999999', limit: '100' })
    expect(far).toMatchObject({ total: 12, list: [] })
  })

  it('can be sorted by part number, stock and price', async () => {
    const byNumber = numbers(await search({ sort: 'part_number', limit: '100' }))
    const plain = (text: string) => text.replaceAll(/[^A-Z0-9]/g, '')
    expect(byNumber).toEqual(byNumber.toSorted((a, b) => (plain(a) < plain(b) ? -1 : 1)))
    const byPrice = await search({ sort: 'price', limit: '100' })
    const prices = byPrice.list.flatMap(({ prices: [first] }) => (first ? [first.unit_price] : []))
    expect(prices).toEqual(prices.toSorted())
    expect(byPrice.list.at(-1)?.prices).toEqual([])
    const byStock = (await search({ sort: 'stock', limit: '100' })).list.map(({ stock }) => stock)
    expect(byStock).toEqual(byStock.toSorted((a, b) => b - a))
  })
})

describe('suggestions', () => {
  const suggest = async (keyword: string) =>
    (await get(`/api/index/searchOption?${new URLSearchParams({ keyword }).toString()}`)).data

  it('begin with the typed text, most popular first, at most ten', async () => {
    const rows = await suggest('rc0')
    expect(rows).toHaveLength(10)
    expect(rows).toMatchObject(smallParts.slice(0, 10).map(({ mpn }) => ({ part_number: mpn, brand_name: 'Yageo' })))
  })

  it('lead from a former number to the part', async () => {
    expect(await suggest('grm39')).toEqual([
      { part_number: formerNumber.alias, goods_page_url: 'grm0603r71c104k', brand_name: 'Murata' },
    ])
  })

  it.each(['---', '%', '_', ' ', 'zzz'])('are none for %j', async (keyword) => {
    expect(await suggest(keyword)).toEqual([])
  })
})
