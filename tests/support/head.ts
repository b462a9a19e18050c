import type { APIRequestContext, Page } from '@playwright/test'

export type Node = Record<string, unknown> & { '@type': string }

/** Where a page says that its translations stand. */
export const alternatesOf = (page: Page) =>
  page.evaluate(() => {
    const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang]')]
    return Object.fromEntries(links.map(({ href, hreflang }) => [hreflang, href]))
  })

/** What a page says it is about: its one graph of schema.org. */
export const graphOf = async (page: Page): Promise<Node[]> => {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  if (texts.length !== 1) throw new Error(`The page has ${texts.length} graphs, and should have one.`)
  const { '@context': context, '@graph': nodes } = JSON.parse(texts[0] ?? '')
  if (context !== 'https://schema.org' || !Array.isArray(nodes)) throw new Error('The graph is not one of schema.org.')
  return nodes
}

/** The addresses in a sitemap or an index of sitemaps. */
export const addressesIn = async (request: APIRequestContext, address: string) => {
  const answer = await request.get(address)
  if (answer.status() !== 200) throw new Error(`${address} answered ${answer.status()}.`)
  return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) =>
    (url ?? '').replaceAll('&amp;', '&'),
  )
}
