import type { APIRequestContext } from '@playwright/test'

export type Node = Record<string, unknown> & { '@type': string }
type Attributes = Record<string, string>

export type SentPage = { status: number; headers: Attributes; text: string; links: Attributes[]; metas: Attributes[] }

const decoded = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&')

const findTags = (name: string, html: string): Attributes[] =>
  [...html.matchAll(new RegExp(`<${name}\\s([^>]*)>`, 'g'))].map(([, inside = '']) =>
    Object.fromEntries(
      [...inside.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        decoded(value),
      ]),
    ),
  )

export const readPage = async (request: APIRequestContext, path: string): Promise<SentPage> => {
  const response = await request.get(path, { headers: { accept: 'text/html,*/*;q=0.8' }, maxRedirects: 0 })
  const text = await response.text()
  return {
    status: response.status(),
    headers: response.headers(),
    text,
    links: findTags('link', text),
    metas: findTags('meta', text),
  }
}

export const listMetaContents = ({ metas }: SentPage, name: string) =>
  metas.filter((meta) => meta['name'] === name || meta['property'] === name).map((meta) => meta['content'] ?? '')

/** Browsers add a slash to an address without a path. */
const toHref = (link: Attributes) => new URL(link['href'] ?? '').href

export const listCanonicals = ({ links }: SentPage) => links.filter(({ rel }) => rel === 'canonical').map(toHref)

export const toAlternates = ({ links }: SentPage) =>
  Object.fromEntries(
    links
      .filter(({ rel, hreflang }) => rel === 'alternate' && hreflang)
      .map((link) => [link['hreflang'] ?? '', toHref(link)]),
  )

export const parseGraph = ({ text }: SentPage): Node[] => {
  const graphs = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  if (graphs.length !== 1) throw new Error(`The page has ${graphs.length} graphs, and should have one.`)
  const { '@context': context, '@graph': nodes } = JSON.parse(graphs[0]?.[1] ?? '')
  if (context !== 'https://schema.org' || !Array.isArray(nodes)) throw new Error('The graph is not one of schema.org.')
  return nodes
}

export const readSitemapAddresses = async (request: APIRequestContext, address: string) => {
  const response = await request.get(address)
  if (response.status() !== 200) throw new Error(`${address} responded with ${response.status()}.`)
  return [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) =>
    (url ?? '').replaceAll('&amp;', '&'),
  )
}
