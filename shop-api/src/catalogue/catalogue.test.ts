import { catalogue as contract } from '@partgate/schema/shop-api/catalogue.ts'
import { describe, expect, it } from 'vitest'
import { formerNumber, onRequest, reelId, smallParts, tapeId } from '../../testing/small-parts.ts'
import { useCatalogue } from '../../testing/use-catalogue.ts'
import { normalizePartNumber } from './part-numbers/part-number.ts'

const catalogue = useCatalogue()
const { get } = catalogue
const details = async (query: string, lang?: string) => {
  const { data } = await get(`/api/goods/goodsDetail?${query}`, lang)
  return contract.goodsDetail.data.parse(data)
}

describe('goods', () => {
  const tape = tapeId('RC0603FR-0710KL')
  const reel = reelId('RC0603FR-0710KL')

  it('are read by ids and by addresses in the requested order, without unknown ones', async () => {
    const byIds = await details(`ids=${reel},9999999999,${tape},2147483647`)
    expect(byIds.map(({ goods_id }) => goods_id)).toEqual([reel, tape])
    const bySlug = await details('urls=rc0603fr-0710kl,no-such-part')
    expect(bySlug.map(({ goods_id }) => goods_id)).toEqual([tape])
    expect(await details('')).toEqual([])
  })

  it('include their offer, prices and parameters', async () => {
    const [goods] = await details(`ids=${tape}`)
    expect(goods).toMatchObject({
      part_number: 'RC0603FR-0710KL',
      brand_name: 'Yageo',
      packaging: 'cut_tape',
      stock: 1_205,
      minimum: 10,
      multiple: 10,
      prices: [
        { quantity: 10, unit_price: '0.01880' },
        { quantity: 100, unit_price: '0.01205' },
        { quantity: 1_000, unit_price: '0.00955' },
      ],
    })
    expect(goods?.parameters[0]).toEqual({
      key: 'resistance',
      name: 'Resistance',
      value: 10_000,
      unit: 'Ω',
      display_value: '10 kΩ',
      filter_value: '10 kΩ',
    })
  })

  it('name their parameters in the caller’s language, else in English', async () => {
    const names = async (lang: string) => (await details(`ids=${tape}`, lang))[0]?.parameters.map(({ name }) => name)
    expect(await names('de')).toEqual(['Widerstand', 'Tolerance'])
    expect(await names('jp')).toEqual(['Resistance', 'Tolerance'])
    expect(await names('no-such-language')).toEqual(['Resistance', 'Tolerance'])
  })

  it('list all packagings, the smallest minimum first, and the other numbers of the part', async () => {
    const [goods] = await details(`ids=${reelId(formerNumber.mpn)}`)
    expect(goods?.variations.map(({ packaging }) => packaging)).toEqual(['cut_tape', 'reel'])
    expect(goods?.variations[1]).toMatchObject({ minimum: 5_000, stock: 20_000 })
    expect(goods?.aliases).toEqual([
      { part_number: formerNumber.alias, kind: 'former' },
      { part_number: `${formerNumber.mpn}-R`, kind: 'packaging' },
    ])
  })

  it('without prices have an empty list of prices', async () => {
    expect((await details(`ids=${tapeId(onRequest)}`))[0]?.prices).toEqual([])
  })

  it('are refused above 100 ids', async () => {
    const ids = Array.from({ length: 60 }, (_, i) => i + 1).join(',')
    const urls = Array.from({ length: 60 }, (_, i) => `part-${i}`).join(',')
    expect((await get(`/api/goods/goodsDetail?ids=${ids}&urls=${urls}`)).code).toBe(400)
  })
})

describe('recommendations', () => {
  it('are substitutes with their reason in the caller’s language, and the most bought of the same category', async () => {
    const { data } = await get(`/api/goods/recommend/${tapeId('RC0402FR-07100RL')}`, 'de')
    const { substitutes, recommended } = contract.recommend.data.parse(data)
    expect(substitutes.map(({ reason, goods }) => [reason, goods.part_number])).toEqual([
      ['Anderer Wert', 'RC0402FR-071KL'],
      ['Another maker', 'RC0603FR-074K7L'],
    ])
    expect(recommended.map(({ part_number }) => part_number)).toEqual(smallParts.slice(1, 13).map(({ mpn }) => mpn))
  })

  it('show the packaging that is in stock', async () => {
    const setStock = (stock: number) =>
      catalogue.db.query('update goods set stock = $1 where id = $2', [stock, tapeId('RC0402FR-071KL')])
    await setStock(0)
    const { data } = await get(`/api/goods/recommend/${tapeId('RC0402FR-07100RL')}`)
    const { substitutes, recommended } = contract.recommend.data.parse(data)
    const shown = [substitutes[0]?.goods, recommended[0]].map((goods) => goods?.part_number)
    expect(shown).toEqual(['RC0402FR-071KL-R', 'RC0402FR-071KL-R'])
    await setStock(1_205)
  })

  it.each(['2147483647', '9999999999'])('of unknown goods %s are not found', async (id) => {
    expect((await get(`/api/goods/recommend/${id}`)).code).toBe(404)
  })
})

describe('the home page', () => {
  it('has five sections, each with its goods in order', async () => {
    const sections = contract.floorList.data.parse((await get('/api/index/floorList')).data)
    expect(sections.map(({ floor, list }) => [floor, list.map(({ goods_id }) => goods_id)])).toEqual([
      ['featured', [10, 250, 490]],
      ['preferential', []],
      ['alternatives', []],
      ['hot_sale', [20, 10]],
      ['recommended', []],
    ])
  })

  it('pages one section, by default the featured parts', async () => {
    const { data } = await get('/api/index/featureGoodsList?page=2&limit=2')
    expect(data).toMatchObject({ total: 3, list: [{ goods_id: 490 }] })
    expect((await get('/api/index/featureGoodsList?floor=hot_sale&limit=1')).data).toMatchObject({
      total: 2,
      list: [{ goods_id: 20 }],
    })
    expect((await get('/api/index/featureGoodsList?floor=alternatives')).data).toEqual({ total: 0, list: [] })
    expect((await get('/api/index/featureGoodsList?floor=cellar')).code).toBe(400)
    expect((await get('/api/index/featureGoodsList?page=9999999&limit=100')).data).toMatchObject({ total: 3, list: [] })
  })

  it('shows banners in the caller’s language, each sentence else in English', async () => {
    expect((await get('/api/index/bannerList', 'de')).data).toEqual([
      { id: 1, title: 'Willkommen', text: 'To the shop.', link: '/category/resistors', icons: null },
    ])
  })
})

describe('categories', () => {
  it('form a tree that counts all descendants, named in the caller’s language', async () => {
    const { category } = contract.categoryTree.data.parse((await get('/api/category/tree', 'de')).data)
    expect(category).toMatchObject([
      {
        category_name: 'The passives',
        goods_count: 48,
        children: [{ category_name: 'Widerstände', goods_count: 24 }, { goods_count: 24 }],
      },
      { category_page_url: 'semiconductors', goods_count: 12 },
    ])
  })

  it('are counted with parts, goods and manufacturers', async () => {
    expect((await get('/api/category/stat')).data).toEqual({
      part_count: 60,
      goods_count: 120,
      in_stock_count: 59,
      category_count: 8,
      manufacturer_count: 3,
    })
  })
})

describe('manufacturers', () => {
  it('are listed by name, paged, or by ids', async () => {
    const paged = await get('/api/manufacturers?page=2&limit=2')
    expect(paged.data).toMatchObject({ total: 3, list: [{ slug: 'yageo', goods_count: 24 }] })
    const some = await get('/api/manufacturers?ids=3,2,9999999999')
    expect(some.data).toMatchObject({ total: 2, list: [{ name: 'Murata' }, { name: 'Texas Instruments' }] })
  })

  it('are found by id or by address', async () => {
    const murata = { id: 2, slug: 'murata', description: 'Ceramics from Kyoto.', country: 'JP' }
    expect((await get('/api/manufacturers/2', 'ar')).data).toMatchObject(murata)
    expect((await get('/api/manufacturers/murata')).data).toMatchObject(murata)
    for (const unknown of ['4', 'nobody', '9999999999', '99999999999999999999'])
      expect((await get(`/api/manufacturers/${unknown}`)).code).toBe(404)
  })
})

it('compares part numbers like the database', async () => {
  const texts = [...smallParts.map(({ mpn }) => mpn), 'a b-c/d.e,f_g+h#i(j)k', 'x&y:z*', 'D38999/26WB35SN', 'ünïcode']
  const rows = await catalogue.db.query<{ norm: string }>(
    `select upper(translate(mpn, ' -/.,_+#()', '')) as norm from unnest($1::text[]) with ordinality t (mpn, n) order by n`,
    [texts],
  )
  expect(texts.map(normalizePartNumber)).toEqual(rows.map(({ norm }) => norm))
})
