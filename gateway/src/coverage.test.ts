import { expect, it } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import { globalId } from './ids.ts'
import { endpoints } from './testing/fake-shop.ts'
import { openGateway } from './testing/harness.ts'

const { account, cart, catalogue, site } = contract
const line = globalId('CartLine', 1)

const registration = `
  email: "ada@example.com", password: "correct horse", confirmPassword: "correct horse", contactName: "Ada",
  telephone: "+44 20 7946 0000", companyName: "AE", countryCode: "GB", city: "London", address: "1 Dorset Street",
  isPolicyAccepted: true`

/** An operation for each endpoint of the shop's API. A new endpoint is one line here. */
const operations = new Map<Endpoint, string>([
  [account.register, `mutation { register(input: {${registration}}) { email } }`],
  [account.active, `mutation { activateAccount(input: { token: "abcdefghijklmnopqrstuvwxyz" }) { email } }`],
  [account.resend, `mutation { resendActivation(input: { email: "ada@example.com" }) { email } }`],
  [account.login, `mutation { signIn(input: { email: "ada@example.com", password: "x" }) { expiresAt } }`],
  [account.logout, `mutation { signOut { isSignedOut } }`],
  [account.profileInfo, `{ viewer { email } }`],
  [cart.lists, `{ cart { id } }`],
  [cart.count, `{ cartLineCount }`],
  [cart.add, `mutation { addToCart(input: { productId: "${globalId('Product', 1)}", quantity: 1 }) { cart { id } } }`],
  [cart.addMinus, `mutation { setCartLineQuantity(input: { lineId: "${line}", quantity: 1 }) { cart { id } } }`],
  [cart.selected, `mutation { selectCartLines(input: { lineIds: ["${line}"], isSelected: true }) { cart { id } } }`],
  [cart.delete, `mutation { removeCartLines(input: { lineIds: ["${line}"] }) { cart { id } } }`],
  [catalogue.search, `{ search { totalCount } }`],
  [catalogue.searchOption, `{ suggestions(keyword: "p") { slug } }`],
  [catalogue.bannerList, `{ banners { title } }`],
  [catalogue.floorList, `{ floors { kind } }`],
  [catalogue.featureGoodsList, `{ featuredProducts { slug } }`],
  [catalogue.categoryTree, `{ categories { slug } }`],
  [catalogue.categoryStat, `{ catalogueStatistics { partCount } }`],
  [catalogue.manufacturers, `{ manufacturers { totalCount } }`],
  [catalogue.manufacturer, `{ manufacturer(slug: "brand-1") { name } }`],
  [catalogue.goodsDetail, `{ product(slug: "part-1") { partNumber } }`],
  [catalogue.recommend, `{ product(slug: "part-1") { recommendations { slug } } }`],
  [site.config, `{ siteConfig { companyName } }`],
  [site.seo, `{ seo(page: HOME) { title } }`],
  [site.page, `{ page(slug: "refund") { title } }`],
  [site.news, `{ news { totalCount } }`],
  [site.newsArticle, `{ newsArticle(slug: "date-codes") { title } }`],
  [site.languages, `{ languages { code } }`],
])

it.for(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s is reached through the schema',
  async ([name, endpoint]) => {
    const { shop, run } = await openGateway()
    const operation = operations.get(endpoint)
    if (!operation)
      throw new Error(`no operation reaches ${name}: the schema does not cover it, or its line is missing`)
    const { errors } = await run(operation, { headers: { authorization: 'Bearer abc' } })
    expect(errors).toBeUndefined()
    expect(shop.countOf(endpoint)).toBe(1)
  },
)
