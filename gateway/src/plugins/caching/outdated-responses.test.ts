import { expect, it } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { openGateway, longTimeouts } from '../../../testing/harness.ts'
import { Refusal } from '../../../testing/refusal.ts'
import { makeManufacturer } from '../../../testing/shop-data.ts'
import { hashText } from '../trusted/manifest.ts'

const { catalogue, site } = contract
const texts = {
  page: '{ page(slug: "imprint") { title } categories { name } }',
  manufacturers: '{ manufacturers { nodes { name } } }',
}
const trustedDocuments = new Map(Object.values(texts).map((text) => [hashText(text), text]))
const toAddress = (text: string) => `/graphql?documentId=${hashText(text)}`

it('no cache stores that a page does not exist', async () => {
  const { shop, fetch } = await openGateway({ freeForm: 'partners', trustedDocuments, ...longTimeouts })
  shop.respond(site.page, () => new Refusal(codes.notFound, 'No such page.'))
  const response = await fetch(toAddress(texts.page))
  expect(await response.json()).toEqual({ data: { page: null, categories: [{ name: 'Passives' }] } })
  expect(response.headers.get('cache-control')).toBe('no-store')
})

it('no cache stores a response that was requested before a purge', async () => {
  const purgeToken = 'a-token-for-purges'
  const { shop, fetch } = await openGateway({ freeForm: 'partners', trustedDocuments, purgeToken, ...longTimeouts })
  const purge = { headers: { authorization: `Bearer ${purgeToken}` }, body: JSON.stringify({ tags: ['manufacturer'] }) }
  shop.respond(catalogue.manufacturers, async () => {
    await fetch('/purge', { method: 'POST', ...purge })
    return { total: 1, list: [makeManufacturer(1)] }
  })
  expect((await fetch(toAddress(texts.manufacturers))).headers.get('cache-control')).toBe('no-store')
})
