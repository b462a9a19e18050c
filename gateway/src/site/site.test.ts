import { expect, it, test } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { toGlobalId } from '../graphql/ids.ts'
import { openGateway } from '../../testing/harness.ts'
import { addDefaultResponses } from '../../testing/shop-responses.ts'
import { siteConfig } from '../../testing/shop-data.ts'

it('returns the company, and null for values that are not configured or not safe', async () => {
  const { run } = await openGateway()
  const { data, errors } = await run(`{
    siteConfig {
      companyName companyAddress telephone email logoUrl socialLinks { facebook twitter youtube }
      googleMeasurementId googleTagManagerId chatWidgetId trustpilotTemplateId trustpilotBusinessUnitId
    }
  }`)
  expect(errors).toBeUndefined()
  expect(data['siteConfig']).toEqual({
    companyName: 'Partgate',
    companyAddress: null,
    telephone: '+1 555 0100',
    email: 'sales@example.com',
    logoUrl: null,
    socialLinks: { facebook: 'https://facebook.example/partgate', twitter: null, youtube: null },
    googleMeasurementId: 'G-ABCDEF1234',
    googleTagManagerId: null,
    chatWidgetId: null,
    trustpilotTemplateId: null,
    trustpilotBusinessUnitId: null,
  })
})

const hex24 = '5c9f00aa11bb22cc33dd44ee'

it('returns the ids of chat and reviews', async () => {
  const { shop, run } = await openGateway()
  shop.respond(contract.site.config, () => ({
    ...siteConfig,
    chat_widget_id: `${hex24}/default`,
    trustpilot_template_id: hex24,
    trustpilot_businessunit_id: hex24,
  }))
  const { data } = await run('{ siteConfig { chatWidgetId trustpilotTemplateId trustpilotBusinessUnitId } }')
  expect(data['siteConfig']).toEqual({
    chatWidgetId: `${hex24}/default`,
    trustpilotTemplateId: hex24,
    trustpilotBusinessUnitId: hex24,
  })
})

const noIds = [
  'javascript:alert(1)',
  '"><script>alert(1)</script>',
  "');alert(1)//",
  'G-ABCD&x=//evil.example',
  'G-ABCD#',
  ' ',

  'G-abcd1234',
  'g-ABCD1234',
  'GTM-',
  'G-',
  'UA-12345-1',
  'G-ABCD\nGTM-ABCD',
  'G-ABCD\u2028',
  'G-ÄBCD',
  '../G-ABCD',
  'https://evil.example/G-ABCD',
  `G-${'A'.repeat(21)}`,
  'GTM-ABCD\n',
  '%47-ABCD',
  'Ｇ-ABCD',

  hex24.slice(1),
  `${hex24}0`,
  hex24.toUpperCase(),
  `${hex24}\n`,
  `${hex24}/`,
  `/${hex24}`,
  `${hex24}/../x`,
  `${hex24}/default?x=//evil.example`,
  `${hex24}/default#`,
  `${hex24}/default\n`,
  `${hex24}//evil`,
  `${hex24}/"><script>alert(1)</script>`,
  `//evil.example/${hex24}/default`,
]
const noLinks = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/about',
  'file:///etc/passwd',
  'blob:https://a.example/b',
  'mailto:a@b.example',
  '#',
]

test.for(noIds)('%j is no id to load a script with', async (id) => {
  const { shop, run } = await openGateway()
  shop.respond(contract.site.config, () => ({
    ...siteConfig,
    google_measurement_id: id,
    google_tagmanager_id: id,
    chat_widget_id: id,
    trustpilot_template_id: id,
    trustpilot_businessunit_id: id,
  }))
  const { data } = await run(`{
    siteConfig { googleMeasurementId googleTagManagerId chatWidgetId trustpilotTemplateId trustpilotBusinessUnitId }
  }`)
  expect(data['siteConfig']).toEqual({
    googleMeasurementId: null,
    googleTagManagerId: null,
    chatWidgetId: null,
    trustpilotTemplateId: null,
    trustpilotBusinessUnitId: null,
  })
})

test.for(noLinks)('%j is no address elsewhere', async (link) => {
  const { shop, run } = await openGateway()
  shop.respond(contract.site.config, () => ({
    ...siteConfig,
    socialize_facebook: link,
    socialize_instagram: link,
    socialize_linkedin: link,
    logo_head: link,
  }))
  const { data } = await run('{ siteConfig { logoUrl socialLinks { facebook instagram linkedin } } }')
  expect(data['siteConfig']).toEqual({
    logoUrl: null,
    socialLinks: { facebook: null, instagram: null, linkedin: null },
  })
})

test.for(
  Object.entries({ siteConfig: contract.site.config, seo: contract.site.seo, languages: contract.site.languages }),
)(
  'without %s from the start it alone is missing, with a typed error, and it comes when the shop has it',
  async ([field, endpoint]) => {
    const { shop, run } = await openGateway({ readTimeoutMs: 1_000 })
    const fields = ['siteConfig', 'seo', 'languages', 'cartLineCount']
    const query = '{ siteConfig { companyName } seo(page: HOME) { title } languages { code } cartLineCount }'
    shop.respondRaw(endpoint, (response) => response.writeHead(503).end())
    const { data, errors } = await run(query)
    expect(fields.filter((name) => data[name] === null)).toEqual([field])
    expect(errors).toMatchObject([{ path: [field], extensions: { code: 'UPSTREAM_UNAVAILABLE' } }])
    addDefaultResponses(shop)
    expect((await run(query)).errors).toBeUndefined()
  },
)

it('returns a page’s texts for search engines', async () => {
  const { shop, run } = await openGateway()
  const { data } = await run('{ seo(page: PRODUCT, name: "NE555P") { title keywords description } }')
  expect(data['seo']).toEqual({ title: 'Title of product', keywords: 'a,b', description: 'D' })
  expect(shop.findLastRequest(contract.site.seo)?.query).toEqual({ page: 'product', name: 'NE555P' })
})

it('shows one of the shop’s own pages, and null where there is none', async () => {
  const { shop, run } = await openGateway()
  const { data, errors } = await run(`{
    page(slug: "refund") { slug title languageTag sections { heading paragraphs } updatedAt }
    none: page(slug: "moon") { title }
    nonsense: page(slug: "../getConfig") { title }
  }`)
  expect(errors).toBeUndefined()
  expect(data).toEqual({
    page: {
      slug: 'refund',
      title: 'Refunds',
      languageTag: 'ja',
      sections: [{ heading: 'When', paragraphs: ['Within 30 days.', 'With the receipt.'] }],
      updatedAt: '2026-11-02T09:00:00Z',
    },
    none: null,
    nonsense: null,
  })
  expect(shop.countRequests(contract.site.page)).toBe(2)
})

it('lists articles without asking for what they say', async () => {
  const { shop, run } = await openGateway()
  const { data, errors } = await run(`{
    news(first: 2) { totalCount pageInfo { hasNextPage } nodes { slug title summary publishedAt tags { name } } }
  }`)
  expect(errors).toBeUndefined()
  expect(data['news']).toMatchObject({
    totalCount: 3,
    pageInfo: { hasNextPage: true },
    nodes: [{ slug: 'date-codes', title: 'Title of date-codes', tags: [{ name: 'Guide' }] }, { slug: 'minimums' }],
  })
  expect(shop.requests).toHaveLength(1)
})

it('reads a whole article in one request', async () => {
  const { shop, run } = await openGateway()
  await run('{ newsArticle(slug: "date-codes") { title sections { heading } } }')
  expect(shop.requests).toHaveLength(1)
})

it('shows an article by its slug, by its id and from a list', async () => {
  const { run } = await openGateway()
  const id = toGlobalId('NewsArticle', 1)
  const { data, errors } = await run(
    `query ($id: ID!) {
      newsArticle(slug: "date-codes") { id sections { heading } }
      node(id: $id) { __typename ... on NewsArticle { slug } }
      news(first: 1) { nodes { sections { heading } } }
      unknown: newsArticle(slug: "moon") { id }
      number: newsArticle(slug: "1") { id }
    }`,
    { variables: { id } },
  )
  expect(errors).toBeUndefined()
  expect(data).toEqual({
    newsArticle: { id, sections: [{ heading: 'When' }] },
    node: { __typename: 'NewsArticle', slug: 'date-codes' },
    news: { nodes: [{ sections: [{ heading: 'When' }] }] },
    unknown: null,
    number: null,
  })
})

it('lists only languages that there is an interface for', async () => {
  const { shop, run } = await openGateway()
  shop.respond(contract.site.languages, () => [
    { lang: 'jp', name: '日本語', icon: '' },
    { lang: 'tlh', name: 'tlhIngan Hol', icon: '' },
  ])
  const { data } = await run('{ languages { code tag name } }')
  expect(data['languages']).toEqual([{ code: 'jp', tag: 'ja', name: '日本語' }])
})
