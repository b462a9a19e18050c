import { expect } from '@playwright/test'
import type { Node } from './head.ts'

const words = expect.stringMatching(/\S/)
const address = expect.stringMatching(/^https?:\/\/\S+$/)
const day = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/)

const wanted: Record<string, object> = {
  BreadcrumbList: { itemListElement: expect.any(Array) },
  ItemList: { numberOfItems: expect.any(Number), itemListElement: expect.any(Array) },
  NewsArticle: {
    headline: words,
    description: words,
    datePublished: day,
    url: address,
    image: address,
    inLanguage: words,
    author: expect.any(Object),
    publisher: expect.any(Object),
  },
  Organization: { name: words, url: address, logo: address },
  Product: {
    name: words,
    mpn: words,
    sku: words,
    url: address,
    image: address,
    brand: { '@type': 'Brand', name: words },
  },
  WebSite: { name: words, url: address, inLanguage: words, publisher: expect.any(Object) },
}

const expectPlaces = (items: Record<string, unknown>[]) => {
  expect(items.length).toBeGreaterThan(0)
  expect(items.map(({ position }) => position)).toEqual(items.map((_, at) => at + 1))
  for (const item of items)
    expect({ ...item, at: item['item'] ?? item['url'] }).toMatchObject({
      '@type': 'ListItem',
      name: words,
      at: address,
    })
}

/** The author or publisher must be on the same page, not only referenced by id. */
const expectNamed = (nodes: Node[], reference: unknown) => {
  const id = (reference as { '@id'?: string })['@id']
  expect(nodes.find((node) => node['@id'] === id)).toMatchObject({ '@type': 'Organization', name: words })
}

export const expectOffer = (offers: unknown) => {
  expect(offers).toMatchObject({
    '@type': 'Offer',
    url: address,
    priceCurrency: 'USD',
    availability: expect.stringMatching(/^https:\/\/schema\.org\/(InStock|OutOfStock|Discontinued)$/),
    itemCondition: 'https://schema.org/NewCondition',
  })
  expect(Number((offers as { price: string }).price)).toBeGreaterThan(0)
}

export const expectCompleteGraph = (nodes: Node[]) => {
  for (const node of nodes) {
    const type = node['@type']
    expect(Object.keys(wanted)).toContain(type)
    expect(node).toMatchObject({ ...wanted[type] })
    for (const url of JSON.stringify(node).match(/https?:\/\/[^"]+/g) ?? []) expect(URL.canParse(url)).toBe(true)
    if (Array.isArray(node['itemListElement'])) expectPlaces(node['itemListElement'])
    if (type === 'ItemList') expect(node['numberOfItems']).toBe((node['itemListElement'] as unknown[]).length)
    for (const role of ['author', 'publisher']) if (node[role]) expectNamed(nodes, node[role])
    if (node['offers']) expectOffer(node['offers'])
  }
}
