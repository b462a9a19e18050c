import type { BrowserContext, Page } from '@playwright/test'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { LocaleCode } from '@partgate/schema/locales.ts'
import { requestData } from '../../contract/shop-client.ts'
import { checkoutForm, checkoutPath } from '../../support/checkout.ts'
import { env } from '../../support/env.ts'
import { toMinOrder } from '../../support/min-order.ts'
import { replaceVaryingText } from '../../support/replace-varying-text.ts'
import { openGuestCart } from '../../support/guest-cart.ts'
import { createLabels, localizePath } from '../../support/labels.ts'
import { signInMember } from '../../support/member.ts'
import { placeOrder, runShopCommand } from '../../support/orders.ts'
import { declareTransfer } from '../../support/placed-order.ts'
import { fullScopeOnly, pickInTurn } from '../../support/scope.ts'
import { expect, getMain, test, wideViewport } from '../../support/screen.ts'

const shop = env.SHOP_API_URL

/** `npm run e2e -- looks --update-snapshots` takes new pictures; no other test buys these goods. */
const slugs = [
  'vishay-m55342k06b10e0r',
  'state-of-the-art-m55342k12b820gr',
  'microchip-atmega328pb-au',
  'vishay-m55342k06b4e30r',
] as const
const codes: LocaleCode[] = ['en', 'ar']
const desktop = { width: 1200, height: 800 }
const phone = { width: 390, height: 844 }

test.use({
  viewport: desktop,
  locale: 'de-DE',
  timezoneId: 'Europe/Berlin',
  contextOptions: { reducedMotion: 'reduce' },
})

const loadGoods = () => requestData(shop, contract.catalogue.goodsDetail, { query: { urls: slugs.join(',') } })
let goods: Awaited<ReturnType<typeof loadGoods>>
test.beforeAll(async () => {
  const found = await loadGoods()
  goods = slugs.flatMap((slug) => found.filter(({ goods_page_url }) => goods_page_url === slug))
  expect(goods).toHaveLength(slugs.length)
})
test.afterAll(async () => {
  for (const { goods_id, stock } of goods) await runShopCommand('stock', 'set', String(goods_id), String(stock))
})

const fillGuestCart = async (context: BrowserContext) => {
  for (const { goods_id, stock } of goods) await runShopCommand('stock', 'set', String(goods_id), String(stock))
  const cart = await openGuestCart(
    context,
    goods.map((each) => ({ goods: each, times: 5 })),
  )
  const [, short, gone, later] = goods
  const { list } = await cart.read()
  const saved = list.find((line) => line.goods.goods_id === later?.goods_id)
  const cartToken = (await context.cookies()).find(({ name }) => name === 'cart')?.value
  await requestData(shop, contract.cart.save, { cartToken, body: { cart_ids: [saved?.cart_id] } })
  if (short) await runShopCommand('stock', 'set', String(short.goods_id), String(toMinOrder(short).cart_num * 2))
  if (gone) await runShopCommand('stock', 'set', String(gone.goods_id), '0')
}

/** Leaves out the footer, because other tests change its stock counts. A short run takes one of the color schemes. */
const takePictures = async (page: Page, name: string, colorSchemes: readonly ('light' | 'dark')[]) => {
  await page.evaluate(() => document.fonts.ready)
  for (const colorScheme of pickInTurn(colorSchemes, name.length)) {
    await page.emulateMedia({ colorScheme })
    await expect(async () => {
      const { width, height } = page.viewportSize() ?? wideViewport
      // A picture of a whole page enlarges the window, and the layout follows the size of the window later.
      const end = await getMain(page).evaluate(async (main, windowHeight) => {
        const measure = () => main.getBoundingClientRect().bottom + scrollY
        let [last, equal] = [0, 0]
        while (equal < 20) {
          await new Promise(requestAnimationFrame)
          const now = measure()
          equal = now === last && innerHeight === windowHeight ? equal + 1 : 0
          last = now
        }
        return last
      }, height)
      const clip = { x: 0, y: 0, width, height: Math.round(end) }
      await expect(page).toHaveScreenshot(`${name}-${colorScheme}.png`, { fullPage: true, clip, timeout: 15_000 })
    }).toPass({ timeout: 60_000 })
  }
}

for (const code of codes) {
  const label = createLabels(code)
  const path = (to: string) => localizePath(code, to)

  test(
    `cart and checkout in ${code} match their pictures`,
    code === 'ar' ? fullScopeOnly : {},
    async ({ page, context }) => {
      const main = getMain(page)
      await page.goto(path('/shoppingcart'))
      await expect(main.getByText(label('cart.empty.title'))).toBeVisible()
      await takePictures(page, `cart-empty-${code}`, ['light', 'dark'])

      await fillGuestCart(context)
      await page.goto(path('/shoppingcart'))
      await expect(main.getByText(label('cartPage.summary.leftOut', { count: 2 }))).toBeVisible()
      await expect(main.getByText(label('cartPage.saved.title', { count: 1 }))).toBeVisible()
      await expect(main.getByText(label('cartPage.freight.payment'))).toBeVisible()
      await takePictures(page, `cart-${code}`, ['light', 'dark'])
      await page.setViewportSize(phone)
      await takePictures(page, `cart-phone-${code}`, [code === 'en' ? 'light' : 'dark'])
      await page.setViewportSize(desktop)

      await page.goto(path(checkoutPath))
      const { carrier, place, main: form } = checkoutForm(page, label)
      await expect(carrier('DHL')).toBeVisible()
      await takePictures(page, `checkout-${code}`, ['light', 'dark'])
      await place.click()
      await expect(form.getByText(label('account.problems.contactName'))).toBeVisible()
      await takePictures(page, `checkout-errors-${code}`, ['light', 'dark'])
      await page.setViewportSize(phone)
      await takePictures(page, `checkout-phone-${code}`, [code === 'en' ? 'light' : 'dark'])
    },
  )

  test(`an order in ${code} matches its picture`, code === 'en' ? fullScopeOnly : {}, async ({ page, context }) => {
    const main = getMain(page)
    const member = await signInMember(context)
    const placed = await placeOrder(member, { goods: goods.slice(0, 2), method: 'bank', remark: 'In bags, please' })
    await declareTransfer(placed)
    const number = 'PG-7K3M9-X2Q4T'
    await replaceVaryingText(page, {
      [placed.number]: number,
      [placed.serial]: '202603020001',
      [member.email]: 'ada@example.com',
    })

    await page.goto(path(`/pay/successful?order_no=${number}`))
    await expect(main.getByText(label('pay.paymentProgress.declared.text'))).toBeVisible()
    await takePictures(page, `placed-${code}`, ['light', 'dark'])
    await page.goto(path(`/myaccount/order-status-history/${number}`))
    await expect(main.getByText('In bags, please')).toBeVisible()
    await takePictures(page, `order-${code}`, ['light', 'dark'])
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
}
