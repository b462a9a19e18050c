import { expect, type BrowserContext, type Page } from '@playwright/test'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { findGoodsInStock } from '../contract/members-and-goods.ts'
import { requestData } from '../contract/shop-client.ts'
import { env } from './env.ts'
import { toMinOrder } from './min-order.ts'
import { createLabels } from './labels.ts'
import { getMain } from './screen.ts'

const { cart } = contract
const shop = env.SHOP_API_URL
const en = createLabels('en')
type Label = typeof en

export const checkoutPath = '/pay/order'

export const findLightGoods = (limit: number) => findGoodsInStock(shop, limit)

type CartOwner = { bearer: string } | { context: BrowserContext }

export const fillCart = async (owner: CartOwner, count = 1) => {
  const bearer = 'bearer' in owner ? owner.bearer : undefined
  const goods = await findLightGoods(count)
  let cartToken: string | undefined
  for (const each of goods)
    cartToken =
      (await requestData(shop, cart.add, { bearer, cartToken, body: toMinOrder(each) })).cart_token ?? cartToken
  if ('context' in owner && cartToken)
    await owner.context.addCookies([{ name: 'cart', value: cartToken, url: env.SITE_URL, httpOnly: true }])
  return goods
}

export const checkoutForm = (page: Page, label: Label = en) => {
  const main = getMain(page)
  const section = (name: string) => main.getByRole('region', { name: label(`checkout.${name}.title`), exact: true })
  return {
    main,
    section,
    email: main.getByLabel(label('checkout.fields.email'), { exact: true }),
    field: (kind: 'shipping' | 'billing', name: string) => main.locator(`[id="checkout-${kind}-${name}"]`),
    choice: (part: 'shipping' | 'billing', name: string) => section(part).getByRole('radio', { name }),
    carrier: (name: string) => section('carrier').getByRole('radio', { name }),
    method: (kind: 'PAYPAL' | 'BANK_TRANSFER') => section('payment').locator(`input[value=${kind}]`),
    purchaseOrderNumber: main.getByLabel(label('checkout.fields.purchaseOrderNumber'), { exact: true }),
    remark: main.getByLabel(label('checkout.fields.remark'), { exact: true }),
    summary: main.getByRole('complementary'),
    place: main.getByRole('complementary').getByRole('button', { name: label('checkout.place'), exact: true }),
    accept: main.getByRole('button', { name: label('checkout.accept'), exact: true }).first(),
  }
}

const berlin = {
  contactName: 'Ada Keller',
  companyName: 'Keller Messtechnik',
  countryCode: 'DE',
  addressLine1: 'Invalidenstr. 44',
  city: 'Berlin',
  postalCode: '10115',
  telephone: '+49 30 5550 0123',
}

/** Selects the country first, because it decides which other fields exist. */
export const fillAddress = async (
  page: Page,
  address: Partial<Record<keyof typeof berlin | 'state' | 'addressLine2', string>> = berlin,
  kind: 'shipping' | 'billing' = 'shipping',
) => {
  const { field } = checkoutForm(page)
  const { countryCode, ...texts } = address
  if (countryCode) await field(kind, 'countryCode').selectOption(countryCode)
  for (const [name, text] of Object.entries(texts)) await field(kind, name).fill(text)
}

export const fillAsGuest = async (page: Page, label: Label = en) => {
  const email = `guest-${crypto.randomUUID()}@partgate.example`
  const { email: box } = checkoutForm(page, label)
  await box.fill(email)
  await fillAddress(page)
  return email
}

export const placeOrder = async (page: Page, label: Label = en) => {
  const { place } = checkoutForm(page, label)
  await expect(place).not.toHaveAttribute('aria-busy')
  await place.click()
}

export const getPlacedOrderNumber = (page: Page) => new URL(page.url()).searchParams.get('order_no') ?? ''

type Sent = {
  preview?: { hash: string; lines: { unitPrice: { amount: string }; extendedPrice: { amount: string } }[] }
}

/** Shows other prices than the shop's until the order, as if they had changed meanwhile. */
export const showOldPrices = (page: Page, unitPrice: string) => {
  let isOrdered = false
  return page.route('**/graphql', async (route) => {
    const sent = route.request().postData() ?? ''
    isOrdered ||= sent.includes('"PlaceOrder"')
    if (isOrdered || !sent.includes('"CheckoutPreview"')) return route.fallback()
    const response = await route.fetch()
    const body = (await response.json()) as { data: { checkout: Sent } }
    const { preview } = body.data.checkout
    const [line] = preview?.lines ?? []
    if (preview && line) {
      preview.hash = 'seen-before'
      line.unitPrice.amount = unitPrice
    }
    await route.fulfill({ response, json: body })
  })
}

/** The shop places the order, but its response is lost. */
export const loseResponses = async (page: Page, count: number) => {
  let lost = 0
  await page.route('**/graphql', async (route) => {
    if (lost >= count || !route.request().postData()?.includes('"PlaceOrder"')) return route.fallback()
    lost++
    await route.fetch()
    await route.abort()
  })
  return { countLost: () => lost }
}

export const readMemberOrders = async (bearer: string) =>
  (await requestData(shop, contract.orders.list, { bearer, query: {} })).list.map(({ order_no }) => order_no)

export const readMemberCart = async (bearer: string) =>
  (await requestData(shop, cart.lists, { bearer })).list.map(({ goods, cart_num }) => [goods.goods_id, cart_num])
