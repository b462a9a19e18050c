import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { type LocaleCode, toLocale } from '@partgate/schema/locales.ts'
import { requestData } from '../contract/shop-client.ts'
import { createAddressForm } from '../contract/members-and-goods.ts'
import { env } from './env.ts'
import { checkoutForm, checkoutPath, findLightGoods } from './checkout.ts'
import { choose, pressAt, skipToContent, tabTo, typeInto } from './keyboard.ts'
import { createLabels, localizePath } from './labels.ts'
import { type Member, createMember, addSessionCookie } from './member.ts'
import { payButton, readPayments } from './pay-page.ts'
import { findButton } from './rfq-form.ts'
import { expect, expectContentAccessible, getHeading, getMain } from './screen.ts'

const { account } = contract
const shop = env.SHOP_API_URL

export type Walk = {
  code: LocaleCode
  /** `returning`: a member who signs in at the checkout. */
  buyer: 'guest' | 'member' | 'returning'
  screen: 'desktop' | 'phone'
  colorScheme: 'light' | 'dark'
  from: 'search' | 'product'
  chooses: 'PAYPAL' | 'BANK_TRANSFER'
  /** The payment methods in order; the last one completes the payment. */
  pays: readonly ('decline' | 'cancel' | 'approve' | 'lostResponse' | 'bank')[]
  /** Sales ships the order, and the buyer confirms its receipt. */
  isShipped: boolean
}

/** Addresses in the format of the language's country. */
const addresses = {
  en: {
    contactName: 'Ada Lovelace',
    addressLine1: '12 St James’s Square',
    city: 'London',
    postalCode: 'SW1Y 4LB',
    telephone: '+44 20 7946 0000',
  },
  jp: {
    contactName: '山田 花子',
    addressLine1: '丸の内1-9-1',
    city: '千代田区',
    state: '東京都',
    postalCode: '100-0005',
    telephone: '+81 3 5550 0123',
  },
  ar: {
    contactName: 'ليلى حداد',
    addressLine1: 'شارع الشيخ زايد ١٢',
    city: 'دبي',
    state: 'دبي',
    telephone: '+971 4 555 0123',
  },
} as const
export const browserLocales = { en: 'en-GB', jp: 'ja-JP', ar: 'ar-AE' } as const
type Code = keyof typeof addresses
const isCode = (code: LocaleCode): code is Code => code in addresses

export const screenSizes = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } }

export const findGoodsAt = async (at: number) => {
  const goods = (await findLightGoods(at + 1))[at]
  if (!goods) throw new Error('The seeded shop has too little in stock.')
  return goods
}
type Goods = Awaited<ReturnType<typeof findGoodsAt>>

/** Each step runs without a pointer and ends where the next one starts. */
export const purchaseWalk = async (page: Page, context: BrowserContext, walk: Walk) => {
  const { code } = walk
  if (!isCode(code)) throw new Error(`There is no address for ${code}.`)
  const label = createLabels(code)
  const main = getMain(page)
  const form = checkoutForm(page, label)
  const { section, place } = form
  const shippingField = (name: string) => form.field('shipping', name)
  const member: Member | null = walk.buyer === 'guest' ? null : await createMember()
  const email = member?.email ?? `guest-${randomUUID()}@partgate.example`
  if (member && walk.buyer === 'member') {
    await addSessionCookie(context, member.bearer)
    const [bearer, texts] = [member.bearer, createAddressForm()]
    await requestData(shop, account.addressAdd, { bearer, body: { ...texts, is_default_shipping: true } })
    await requestData(shop, account.addressAdd, { bearer, body: { ...texts, address_line_1: 'Chausseestr. 5' } })
  }

  const expectScreen = async () => {
    await expect(page.locator('html')).toHaveAttribute('dir', toLocale(code).dir)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await expectContentAccessible(page)
  }

  return {
    label,
    member,
    email,
    expectScreen,

    findProduct: async ({ part_number: partNumber, goods_page_url: slug }: Goods) => {
      const path = `/productdetail/${slug}`
      await page.goto(localizePath(code, walk.from === 'search' ? '/about' : path))
      if (walk.from === 'product') return skipToContent(page)
      const search = page.getByRole('banner').getByRole('combobox')
      await typeInto(page, search, partNumber)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/s\?wd=/)
      await pressAt(page, main.locator(`a[href="${localizePath(code, path)}"]`).first())
      await expect(getHeading(page)).toContainText(partNumber)
    },

    fillCart: async ({ part_number: partNumber }: Goods) => {
      const box = main.getByRole('region', { name: label('catalogue.buy.title') })
      await pressAt(page, box.getByRole('button', { name: label('catalogue.buy.addToCart'), exact: true }))
      const toCart = page.getByRole('banner').getByRole('link', { name: label('layout.cartLines', { count: 1 }) })
      await tabTo(page, toCart, 'Shift+Tab')
      await page.keyboard.press('Enter')
      await expect(getHeading(page)).toHaveText(label('cart.title'))
      await expect(main.getByRole('link', { name: partNumber, exact: true })).toBeVisible()
      await expectScreen()
      await pressAt(page, main.getByRole('link', { name: label('cartPage.summary.checkout'), exact: true }))
      await expect(getHeading(page)).toHaveText(label('checkout.title'))
      await expect(main.getByRole('complementary').getByText(partNumber)).toBeVisible()
    },

    signInOnTheWay: async () => {
      const toSignIn = section('contact').getByRole('link')
      await pressAt(page, toSignIn)
      await expect(page).toHaveURL(/\/login\?redirect=/)
      await typeInto(page, main.getByRole('textbox', { name: label('account.fields.email'), exact: true }), email)
      const password = main.getByLabel(label('account.fields.password'), { exact: false }).first()
      await typeInto(page, password, member?.password ?? '')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(localizePath(code, checkoutPath))
    },

    /** Sends the empty form and expects the focus on the first missing field. */
    sendTooEarly: async () => {
      await pressAt(page, place)
      await expect(form.email).toBeFocused()
      await expect(main.getByText(label('account.problems.contactName'))).toBeVisible()
      await expectScreen()
    },

    fillForm: async () => {
      if (!member) await typeInto(page, form.email, email)
      if (walk.buyer === 'member') {
        const choices = section('shipping').getByRole('radio')
        await tabTo(page, section('shipping').locator('input[type=radio]:checked'))
        await page.keyboard.press('ArrowDown')
        await expect(choices.nth(1)).toBeChecked()
      }
      if (walk.buyer === 'returning') await typeInto(page, shippingField('postalCode'), '10119')
      if (walk.buyer === 'guest') {
        const { contactName, ...rest } = addresses[code]
        await expect(shippingField('countryCode')).toHaveValue(browserLocales[code].slice(-2))
        await typeInto(page, shippingField('contactName'), contactName)
        for (const name of ['addressLine1', 'city', 'state', 'postalCode', 'telephone'] as const)
          if (name in rest) await typeInto(page, shippingField(name), (rest as Record<string, string>)[name] ?? '')
      }
      await choose(page, section('carrier'), 'UPS')
      await choose(page, section('payment'), walk.chooses)
      await typeInto(page, form.purchaseOrderNumber, '注文 4711')
      await expect(place).not.toHaveAttribute('aria-busy')
      await expectScreen()
    },

    placeOrder: async () => {
      await pressAt(page, place)
      await expect(page).toHaveURL(/\/pay\/payment\?order_no=PG-/)
      const orderNumber = new URL(page.url()).searchParams.get('order_no') ?? ''
      await expect(page).toHaveURL(localizePath(code, `/pay/payment?order_no=${orderNumber}`))
      await expect(main.getByRole('radio').first()).toBeVisible()
      return orderNumber
    },

    payByTransfer: async () => {
      const ways = main.getByRole('group', { name: label('pay.methods.title') })
      await tabTo(page, ways.locator('input[type=radio]:checked'))
      if (walk.chooses === 'PAYPAL') await page.keyboard.press('ArrowDown')
      await expect(ways.getByRole('radio').nth(1)).toBeChecked()
      await expect(main.getByText('SWIFT')).toBeVisible()
      await expectScreen()
      await pressAt(page, findButton(page, 'pay.bank.submit', label))
    },

    /** Returns PayPal's record of the order's payments. */
    payAtPayPal: async (orderNumber: string, value: 'pay' | 'decline' | 'cancel') => {
      await pressAt(page, payButton(page, label))
      await expect(page).toHaveURL(/\/checkoutnow\?token=/)
      const simulator = new URL(page.url())
      await pressAt(page, page.locator(`button[value=${value}]`))
      await expect(page).not.toHaveURL(/\/checkoutnow/)
      return () => readPayments(simulator, orderNumber)
    },

    openOrder: async (orderNumber: string) => {
      if (member) {
        await pressAt(page, main.getByRole('link', { name: label('pay.successful.account'), exact: true }))
        const group = main.locator('tbody').filter({ hasText: orderNumber })
        await expect(group).toContainText(label('orders.status.SHIPPED'))
        await expectScreen()
        await pressAt(page, group.getByRole('link', { name: label('orders.viewDetails') }))
      } else await pressAt(page, main.getByRole('link', { name: label('pay.details'), exact: true }))
      await expect(getHeading(page)).toContainText(orderNumber)
      await expect(main.getByRole('status').first()).toContainText(label('orders.statusMessages.shipping'))
      await expect(main.getByText('1Z999AA10123456784')).toBeVisible()
      await expectScreen()
    },

    confirmReceipt: async () => {
      await pressAt(page, main.getByRole('button', { name: label('orders.actions.receive') }))
      const confirm = page.getByRole('dialog').getByRole('button', {
        name: label('orders.prompts.receive.confirm'),
        exact: true,
      })
      await expectScreen()
      await pressAt(page, confirm)
      await expect(main.getByRole('status').first()).toContainText(label('orders.statusMessages.received'))
    },
  }
}
