import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, test } from 'vitest'
import type { ProductNode_ProductFragment } from '#graphql/generated/types.ts'
import { articleNode, breadcrumbNode, itemListNode, organizationNode, websiteNode } from './nodes.ts'
import { PageGraph } from './page-graph.tsx'
import { productNode } from './product-node.ts'

const site = 'http://localhost:3000'
const usd = (amount: string) => ({ amount, currency: 'USD' as const })

const product: ProductNode_ProductFragment = {
  slug: 'kemet-c0402c104k4ractu',
  partNumber: 'C0402C104K4RACTU',
  manufacturerName: 'KEMET',
  description: '100 nF, 16 V, X7R, 0402',
  imageUrl: null,
  lifecycleStatus: 'ACTIVE',
  weightGrams: '0.0012',
  stock: 5000,
  minimumOrderQuantity: 10,
  category: { id: 'c', name: 'Ceramic capacitors' },
  parameters: [
    { key: 'capacitance', name: 'Capacitance', value: 1e-7, unit: 'F', displayValue: '100 nF' },
    { key: 'dielectric', name: 'Dielectric', value: null, unit: null, displayValue: 'X7R' },
  ],
  priceBreaks: [
    { quantity: 10, unitPrice: usd('0.01870') },
    { quantity: 100, unitPrice: usd('0.00930') },
  ],
}

describe('a part', () => {
  it('is a product with its number, maker, values and the whole ladder', () => {
    expect(productNode(product, 'ja')).toMatchObject({
      '@type': 'Product',
      url: `${site}/jp/productdetail/kemet-c0402c104k4ractu`,
      mpn: 'C0402C104K4RACTU',
      brand: { '@type': 'Brand', name: 'KEMET' },
      image: `${site}/productdetail/kemet-c0402c104k4ractu/card.png`,
      category: 'Ceramic capacitors',
      additionalProperty: [
        { propertyID: 'capacitance', value: 1e-7, unitText: 'F' },
        { propertyID: 'dielectric', value: 'X7R' },
      ],
      offers: {
        price: '0.01870',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        eligibleQuantity: { minValue: 10 },
        priceSpecification: [
          { price: '0.01870', eligibleQuantity: { minValue: 10, maxValue: 99 } },
          { price: '0.00930', eligibleQuantity: { minValue: 100 } },
        ],
      },
    })
  })

  it.each<[string, Partial<ProductNode_ProductFragment>, string | undefined]>([
    ['sold on request has no offer', { priceBreaks: [] }, undefined],
    ['with a price of nothing has no offer', { priceBreaks: [{ quantity: 1, unitPrice: usd('0.00000') }] }, undefined],
    ['of which there are too few is out of stock', { stock: 9 }, 'https://schema.org/OutOfStock'],
    ['gone for good is discontinued', { stock: 0, lifecycleStatus: 'OBSOLETE' }, 'https://schema.org/Discontinued'],
    ['no longer made, yet in stock, can be bought', { lifecycleStatus: 'OBSOLETE' }, 'https://schema.org/InStock'],
  ])('%s', (_, change, availability) => {
    const { offers } = productNode({ ...product, ...change }, 'en') as { offers?: { availability: string } }
    expect(offers?.availability).toBe(availability)
  })
})

test('the shop says who it is, and leaves out what is not configured', () => {
  const node = organizationNode({
    companyName: 'Partgate',
    companyDescription: 'Chips.',
    companyAddress: null,
    telephone: null,
    email: 'sales@partgate.example',
    logoUrl: null,
    socialLinks: {
      facebook: null,
      twitter: null,
      instagram: null,
      linkedin: 'https://linkedin.example/partgate',
      youtube: null,
    },
  })
  expect(node).toMatchObject({ email: 'sales@partgate.example', sameAs: ['https://linkedin.example/partgate'] })
  expect(node).not.toHaveProperty('telephone')
  expect(websiteNode('Partgate', 'de')).toMatchObject({ url: `${site}/de`, publisher: { '@id': node['@id'] } })
})

test('a way down and a list have places and full addresses', () => {
  const items = [
    { name: 'Home', href: '/' },
    { name: 'News', href: '/news' },
  ]
  expect(breadcrumbNode(items, 'zh-Hant').itemListElement).toMatchObject([
    { position: 1, item: `${site}/tw` },
    { position: 2, name: 'News', item: `${site}/tw/news` },
  ])
  expect(itemListNode(items, 'en')).toMatchObject({ numberOfItems: 2, itemListElement: [{ url: `${site}/` }, {}] })
})

test('an article says in which language it is written', () => {
  const article = {
    slug: 'a',
    title: 'A',
    summary: 'B',
    languageTag: 'en',
    publishedAt: '2026-11-20T08:00:00Z',
    tags: [{ name: 'Sensors' }],
  }
  expect(articleNode(article, 'fr')).toMatchObject({
    '@type': 'NewsArticle',
    url: `${site}/fr/news/a`,
    inLanguage: 'en',
    datePublished: '2026-11-20T08:00:00Z',
    keywords: ['Sensors'],
  })
})

test('what a shop writes never ends the script', () => {
  const html = renderToStaticMarkup(<PageGraph nodes={[{ name: '</script><script>alert(1)</script><!--' }]} />)
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  expect(html).not.toContain('<!--')
})

test.each([
  '</script>',
  '</ScRiPt >',
  '<!--<script>',
  '<!--',
  ']]>',
  '\u2028',
  '\u2029',
  '"}]}</script>',
  '&lt;/script>',
])('%j in a part is text for readers of the graph, and no markup for the page', (text) => {
  const description = `${text}<img src=x onerror=alert(1)>`
  const nodes = [
    productNode({ ...product, description, partNumber: text }, 'en'),
    breadcrumbNode([{ name: text, href: '/' }], 'en'),
  ]
  const html = renderToStaticMarkup(<PageGraph nodes={nodes} />)
  const [, content = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html) ?? []
  expect(content).not.toContain('<')
  expect(JSON.parse(content)['@graph']).toMatchObject([
    { name: text, description },
    { itemListElement: [{ name: text }] },
  ])
})
