import { expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { globalId } from '../ids.ts'
import { openGateway } from '../testing/harness.ts'

const file = new URL('../../../schema/trusted-documents.json', import.meta.url)
const texts = Object.values(z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8'))))
const nameOf = (text: string) => /^(?:query|mutation) (\w+)/.exec(text)?.[1] ?? ''

const slug = { slug: 'part-1' }
const line = globalId('CartLine', 1)
const adding = { input: { productId: globalId('Product', 1), quantity: 10 } }
const registration = {
  email: 'ada@example.com',
  password: 'correct horse',
  confirmPassword: 'correct horse',
  contactName: 'Ada',
  telephone: '+44 20 7946 0000',
  companyName: 'AE',
  countryCode: 'GB',
  city: 'London',
  address: '1 Dorset Street',
  isPolicyAccepted: true,
}

/** For each operation of the storefront: variables, and how many calls to the shop it takes where nothing is cached. */
const operations: Record<string, [variables: Record<string, unknown>, calls: number]> = {
  ActivateAccount: [{ input: { token: 'abcdefghijklmnopqrstuvwxyz' } }, 1],
  LoginPage: [{}, 1],
  SignIn: [{ input: { email: 'ada@example.com', password: 'x' } }, 2],
  Register: [{ input: registration }, 1],
  ResendActivation: [{ input: { email: 'ada@example.com' } }, 1],
  SignOut: [{}, 1],
  CartBadge: [{}, 1],
  CartPage: [{}, 2],
  SetCartLineQuantity: [{ input: { lineId: line, quantity: 10 } }, 2],
  SelectCartLines: [{ input: { lineIds: [line], isSelected: true } }, 2],
  RemoveCartLines: [{ input: { lineIds: [line] } }, 2],
  RestoreCartLine: [adding, 2],
  CategoriesPage: [{}, 1],
  Shelf: [{ slug: 'passives' }, 2],
  PageHead: [{ page: 'PRODUCT', name: 'PART-1' }, 1],
  IndexPage: [{ initial: 'p', page: 1 }, 1],
  SearchPage: [{ query: 'part', category: 'passives', isShelf: true, page: 1 }, 2],
  ProductPage: [slug, 2],
  RelatedParts: [slug, 3],
  AddToCart: [adding, 1],
  PriceQuote: [{ ...slug, quantity: 15 }, 1],
  HomePage: [{}, 6],
  AccountMenu: [{}, 1],
  Layout: [{}, 2],
  SearchBox: [{ keyword: 'par' }, 1],
  CompanyPage: [{ slug: 'refund' }, 1],
  NewsArticle: [{ slug: 'date-codes' }, 2],
  NewsPage: [{}, 1],
}

const callsOf = async (text: string) => {
  const { shop, run } = await openGateway()
  const [variables] = operations[nameOf(text)] ?? [{}]
  const { errors } = await run(text, { variables, headers: { authorization: 'Bearer abc' } })
  const calls = shop.requests.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)
  return { name: nameOf(text), errors, calls }
}

it('each operation of the storefront makes so many calls to the shop, and no more', { timeout: 60_000 }, async () => {
  const found = []
  for (const text of texts) found.push(await callsOf(text))
  expect(found.filter(({ errors }) => errors)).toEqual([])

  const table = found.map(({ name, calls }) => `${name}: ${calls.length} (${calls.join(', ')})`).join('\n')
  const counted = found.map(({ name, calls }) => [name, calls.length])
  const wanted = found.map(({ name }) => [name, operations[name]?.[1]])
  expect(counted, table).toEqual(wanted)
})

it('has a row for nothing but them', () => {
  expect(Object.keys(operations).filter((name) => !texts.some((text) => nameOf(text) === name))).toEqual([])
})
