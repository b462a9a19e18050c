import { catalogue as contract } from '@partgate/schema/shop-api/catalogue.ts'
import { describe, expect, it } from 'vitest'
import { smallParts, tapeId } from '../../../testing/small-parts.ts'
import { useCatalogue } from '../../../testing/use-catalogue.ts'

const catalogue = useCatalogue((db) =>
  db.exec(`
    update parts set category_id = 8 where id in (2, 5);
    update manufacturer_categories set part_count = 22 where manufacturer_id = 1;
    insert into manufacturer_categories values (1, 8, 2);
    insert into manufacturer_lines (manufacturer_id, kind, sort) values
      (3, 'line_card', 1), (1, 'line_card', 2), (2, 'line_card', 3), (2, 'strong', 1), (1, 'strong', 2);
    insert into texts (kind, id, lang, body) values
      ('line', 2, 'en', '{"summary": "Ceramics."}'), ('line', 2, 'de', '{"summary": "Keramik."}'),
      ('line', 1, 'en', '{"summary": "Resistors."}');
    insert into news (id, slug, published_at, tags) values
      (1, 'on-passives', '2026-01-01', '{1}'), (2, 'on-ceramic', '2026-03-01', '{}'), (3, 'on-murata', '2026-02-01', '{}'),
      (4, 'on-gates', '2026-04-01', '{}'), (5, 'on-nothing', '2026-05-01', '{}');
    insert into texts (kind, id, lang, body)
      select 'news', id, 'en', jsonb_build_object('title', slug, 'lang', 'en', 'summary', slug, 'sections', '[]'::jsonb) from news;
    insert into texts (kind, id, lang, body) values ('news_tag', 1, 'en', '{"name": "Passives"}');
    insert into news_topics (news_id, category_id, manufacturer_id) values (1, 1, null), (2, 5, null), (3, null, 2), (4, 8, null)`),
)
const { get } = catalogue

describe('related articles', () => {
  const related = async (mpn: string) => {
    const { data } = await get(`/api/goods/relatedBlogs/${tapeId(mpn)}`)
    return contract.relatedBlogs.data.parse(data).map(({ slug }) => slug)
  }

  it('are about the part’s category, an ancestor or its manufacturer, newest first and each once', async () => {
    expect(await related('GRM0402R71C102K')).toEqual(['on-ceramic', 'on-murata', 'on-passives'])
    expect(await related('RC0603FR-0710KL')).toEqual(['on-passives'])
    expect(await related('NE555P')).toEqual(['on-gates'])
  })

  it('are six at most', async () => {
    await catalogue.db.exec(`
      insert into news select n, 'more-' || n, '2026-06-01', '{}' from generate_series(10, 19) n;
      insert into texts select 'news', n, 'en', '{"title": "t", "lang": "en", "summary": "s"}' from generate_series(10, 19) n;
      insert into news_topics select n, 8, null from generate_series(10, 19) n`)
    expect(await related('NE555P')).toEqual([19, 18, 17, 16, 15, 14].map((n) => `more-${n}`))
  })

  it('of unknown goods are not found', async () => {
    expect((await get('/api/goods/relatedBlogs/2147483647')).code).toBe(404)
  })
})

describe('a branch of the categories', () => {
  const branch = async (query = '', lang?: string) => {
    const { data } = await get(`/api/index/getCategoryList${query}`, lang)
    return contract.categoryList.data.parse(data)
  }

  it('is the whole tree by default', async () => {
    const { path, list } = await branch()
    expect(path).toEqual([])
    expect(list.map(({ category_page_url }) => category_page_url)).toEqual(['passives', 'semiconductors'])
  })

  it('has the path from the root, and the children with their own', async () => {
    const { path, list } = await branch('?category=passives', 'de')
    expect(path).toEqual([expect.objectContaining({ category_page_url: 'passives', goods_count: 48 })])
    expect(list).toMatchObject([
      { category_name: 'Widerstände', children: [{ category_page_url: 'thick-film' }] },
      { category_page_url: 'capacitors', children: [{ category_page_url: 'ceramic', children: [] }] },
    ])
    const leaf = await branch('?category=ceramic')
    expect(leaf.path.map(({ category_page_url }) => category_page_url)).toEqual(['passives', 'capacitors', 'ceramic'])
    expect(leaf.list).toEqual([])
  })

  it('that is unknown is not found', async () => {
    expect((await get('/api/index/getCategoryList?category=moon')).code).toBe(404)
  })
})

it('the menu of all products orders manufacturers by their number of parts', async () => {
  const { data } = await get('/api/index/productNav?makers=1', 'de')
  expect(contract.productNav.data.parse(data)).toMatchObject([
    {
      category_page_url: 'passives',
      children: [{ category_name: 'Widerstände', goods_count: 24 }, { category_page_url: 'capacitors' }],
      manufacturers: [{ id: 2, name: 'Murata', slug: 'murata' }],
    },
    { category_page_url: 'semiconductors', manufacturers: [{ slug: 'texas-instruments' }] },
  ])
})

describe('lines', () => {
  const lines = async (query: string, lang?: string) => {
    const { data } = await get(`/api/index/brandSpecialList?${query}`, lang)
    return contract.brandSpecialList.data.parse(data)
  }

  it('are in the shop’s order, page by page', async () => {
    const { total, list } = await lines('kind=line_card')
    expect({ total, slugs: list.map(({ slug }) => slug) }).toEqual({
      total: 3,
      slugs: ['texas-instruments', 'yageo', 'murata'],
    })
    expect((await lines('kind=line_card&page=2&limit=2')).list.map(({ slug }) => slug)).toEqual(['murata'])
    expect(await lines('kind=franchised')).toEqual({ total: 0, list: [] })
  })

  it('have the shop’s text, all their kinds, and their categories', async () => {
    expect(await lines('kind=strong&manufacturer=murata', 'de')).toMatchObject({
      total: 1,
      list: [
        {
          id: 2,
          goods_count: 24,
          description: 'Ceramics from Kyoto.',
          summary: 'Keramik.',
          kinds: ['line_card', 'strong'],
          categories: [{ category_page_url: 'ceramic', goods_count: 24 }],
        },
      ],
    })
    expect((await lines('kind=strong&manufacturer=murata', 'jp')).list[0]?.summary).toBe('Ceramics.')
  })

  it('of another kind or an unknown manufacturer are left out', async () => {
    expect(await lines('kind=strong&manufacturer=texas-instruments')).toEqual({ total: 0, list: [] })
    expect(await lines('kind=strong&manufacturer=nobody')).toEqual({ total: 0, list: [] })
    expect((await get('/api/index/brandSpecialList')).code).toBe(400)
  })
})

describe('the parts of a manufacturer', () => {
  const parts = async (query: string) => {
    const { data } = await get(`/api/index/brandGoodsList?${query}`)
    const { total, list } = contract.brandGoodsList.data.parse(data)
    return { total, numbers: list.map(({ part_number }) => part_number) }
  }
  const ofYageo = smallParts.filter(({ manufacturer_id }) => manufacturer_id === 1).map(({ mpn }) => mpn)

  it('are complete, the most popular first, on numbered pages', async () => {
    expect(await parts('manufacturer=yageo&limit=100')).toEqual({ total: 24, numbers: ofYageo })
    for (const page of [1, 2, 3, 4, 5])
      expect(await parts(`manufacturer=yageo&limit=5&page=${page}`)).toEqual({
        total: 24,
        numbers: ofYageo.slice(page * 5 - 5, page * 5),
      })
    for (const page of [6, 9_999_999])
      expect(await parts(`manufacturer=yageo&limit=5&page=${page}`)).toEqual({ total: 24, numbers: [] })
  })

  it('have one order across several categories and can be narrowed to some', async () => {
    expect(await parts('manufacturer=yageo&limit=6')).toEqual({ total: 24, numbers: ofYageo.slice(0, 6) })
    expect(await parts('manufacturer=yageo&limit=6&page=4')).toEqual({ total: 24, numbers: ofYageo.slice(18) })
    expect(await parts('manufacturer=yageo&category=semiconductors')).toEqual({
      total: 2,
      numbers: [ofYageo[1], ofYageo[4]],
    })
    expect((await parts('manufacturer=yageo&category=passives&limit=1')).total).toBe(22)
  })

  it('are none in an unknown category or one without its parts', async () => {
    expect(await parts('manufacturer=murata&category=semiconductors')).toEqual({ total: 0, numbers: [] })
    expect(await parts('manufacturer=murata&category=moon')).toEqual({ total: 0, numbers: [] })
  })

  it('are shown in the packaging that is in stock', async () => {
    await catalogue.db.query('update goods set stock = 0 where id = $1', [tapeId('GRM0402R71C102K')])
    expect((await parts('manufacturer=murata&limit=1')).numbers).toEqual(['GRM0402R71C102K-R'])
  })

  it('of an unknown manufacturer are not found', async () => {
    expect((await get('/api/index/brandGoodsList?manufacturer=nobody')).code).toBe(404)
  })
})
