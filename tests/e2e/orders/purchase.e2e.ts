import { localizePath } from '../../support/labels.ts'
import { pressAt } from '../../support/keyboard.ts'
import { runShopCommand } from '../../support/orders.ts'
import { readMailsTo } from '../../support/outbox.ts'
import { env } from '../../support/env.ts'
import { browserLocales, findGoodsAt, purchaseWalk, screenSizes, type Walk } from '../../support/purchase-walk.ts'
import { findButton } from '../../support/rfq-form.ts'
import { fullScopeOnly } from '../../support/scope.ts'
import { expect, getMain, test } from '../../support/screen.ts'

test.describe.configure({ mode: 'parallel' })

/** A small set of walks covers each pair of language, buyer, screen, colors and payment method. */
const walks = [
  {
    code: 'en',
    buyer: 'guest',
    screen: 'desktop',
    colorScheme: 'light',
    from: 'search',
    chooses: 'PAYPAL',
    pays: ['decline', 'bank'],
    isShipped: false,
  },
  {
    code: 'en',
    buyer: 'member',
    screen: 'phone',
    colorScheme: 'dark',
    from: 'product',
    chooses: 'PAYPAL',
    pays: ['lostResponse'],
    isShipped: false,
  },
  {
    code: 'jp',
    buyer: 'member',
    screen: 'phone',
    colorScheme: 'light',
    from: 'product',
    chooses: 'BANK_TRANSFER',
    pays: ['bank'],
    isShipped: true,
  },
  {
    code: 'jp',
    buyer: 'guest',
    screen: 'desktop',
    colorScheme: 'dark',
    from: 'product',
    chooses: 'PAYPAL',
    pays: ['approve'],
    isShipped: false,
  },
  {
    code: 'ar',
    buyer: 'guest',
    screen: 'phone',
    colorScheme: 'dark',
    from: 'product',
    chooses: 'PAYPAL',
    pays: ['cancel', 'bank'],
    isShipped: true,
  },
  {
    code: 'ar',
    buyer: 'returning',
    screen: 'desktop',
    colorScheme: 'light',
    from: 'product',
    chooses: 'PAYPAL',
    pays: ['cancel', 'approve'],
    isShipped: false,
  },
] as const satisfies Walk[]

const listFactors = ({ code, buyer, screen, colorScheme, pays }: Walk) => [
  code,
  buyer === 'guest' ? 'guest' : 'member',
  screen,
  colorScheme,
  pays.at(-1) === 'bank' ? 'bank' : 'paypal',
]

test('the walks cover each pair of purchase options', () => {
  const rows = walks.map(listFactors)
  const [first = []] = rows
  for (const one of first.keys())
    for (const other of first.keys()) {
      if (one >= other) continue
      const [ofOne, ofOther] = [one, other].map((at) => new Set(rows.map((row) => row[at])))
      const pairs = new Set(rows.map((row) => `${row[one]} ${row[other]}`))
      expect(pairs.size, [...pairs].join(', ')).toBe((ofOne?.size ?? 0) * (ofOther?.size ?? 0))
    }
})

for (const [at, walk] of walks.entries()) {
  const { code, buyer, screen, colorScheme, pays } = walk
  test.describe(`${code}, ${buyer}, ${screen}, ${colorScheme}`, () => {
    test.use({
      viewport: screenSizes[screen],
      colorScheme,
      locale: browserLocales[code],
      contextOptions: { reducedMotion: 'reduce' },
    })

    test(
      `from ${walk.from} to an order by keyboard alone: ${pays.join(', ')}`,
      at === 4 ? {} : fullScopeOnly,
      async ({ page, context, consoleErrors }) => {
        const main = getMain(page)
        const steps = await purchaseWalk(page, context, walk)
        const { label, email, expectScreen } = steps
        const goods = await findGoodsAt(at)

        await test.step('product and cart', async () => {
          await steps.findProduct(goods)
          await steps.fillCart(goods)
        })
        const orderNumber = await test.step('checkout', async () => {
          if (buyer === 'returning') await steps.signInOnTheWay()
          if (walk.from === 'search') await steps.sendTooEarly()
          await steps.fillForm()
          return steps.placeOrder()
        })
        const facts = () => runShopCommand('order', 'show', orderNumber)
        expect(await facts()).toMatchObject({
          status: 'unpaid',
          email,
          carrier: 'ups',
          payment_method: walk.chooses === 'PAYPAL' ? 'paypal' : 'bank',
          purchase_order_no: '注文 4711',
          lines: [{ part_number: goods.part_number }],
        })

        for (const pay of pays)
          await test.step(pay, async () => {
            if (pay === 'bank') return steps.payByTransfer()
            if (pay === 'decline' || pay === 'cancel') {
              await steps.payAtPayPal(orderNumber, pay)
              await expect(
                main.getByText(label(`pay.paypalReturn.${pay === 'decline' ? 'declined' : 'canceled'}`)),
              ).toBeVisible()
              await expectScreen()
              expect(await facts()).toMatchObject({ status: 'unpaid', payment_status: 'none' })
              return
            }
            const losesResponse = pay === 'lostResponse'
            let losses = 0
            await page.route('**/graphql', async (route) => {
              const request = route.request()
              // A page that learns from the stream that the order is paid goes on by itself, so the stream stays pending.
              if (losesResponse && request.headers()['accept'] === 'text/event-stream') return
              const isCapture = request.postData()?.includes('"CapturePayPalPayment"')
              if (!losesResponse || losses > 0 || !isCapture) return route.fallback()
              losses += 1
              await route.fetch()
              await route.abort()
            })
            const payments = await steps.payAtPayPal(orderNumber, 'pay')
            if (losesResponse) {
              await expect(main.getByText(label('pay.paypalReturn.unclear'))).toBeVisible()
              await expectScreen()
              expect(await facts()).toMatchObject({ payment_status: 'paid' })
              await pressAt(page, findButton(page, 'common.retry', label))
              consoleErrors.splice(0)
            }
            await expect(page).toHaveURL(/\/pay\/successful/)
            const captured = (await payments()).filter(({ capture }) => capture)
            expect(captured).toMatchObject([{ capture: { status: 'COMPLETED' }, refunds: [] }])
          })

        const isByBank = pays.at(-1) === 'bank'
        const paymentStatus = isByBank ? 'declared' : 'paid'
        await expect(page).toHaveURL(localizePath(code, `/pay/successful?order_no=${orderNumber}`))
        await expect(main.getByText(label(`pay.paymentProgress.${paymentStatus}.text`))).toBeVisible()
        await expectScreen()
        expect(await facts()).toMatchObject({ status: 'confirming', payment_status: paymentStatus })
        const orders = (await runShopCommand('order', 'list')) as { email: string }[]
        expect(orders.filter((order) => order.email === email)).toHaveLength(1)
        if (!walk.isShipped) return

        await test.step('shipped and received', async () => {
          await runShopCommand('order', 'confirm', orderNumber)
          await runShopCommand('order', 'ship', orderNumber, '--carrier', 'ups', '--number', '1Z999AA10123456784')
          await steps.openOrder(orderNumber)
          const kinds = [isByBank ? 'orderPlaced' : 'orderPaid', 'orderConfirmed', 'orderShipped']
          const mails = await readMailsTo(env.SHOP_API_URL, email)
          expect(mails.map(({ subject }) => subject).slice(-3)).toEqual(
            kinds.map((kind) => label(`shop.mail.${kind}.subject`, { orderNo: orderNumber })),
          )
          expect(mails.at(-1)?.text).toContain('1Z999AA10123456784')
          expect(mails.at(-1)?.text).toContain(localizePath(code, `/myaccount/order-status-history/${orderNumber}`))
          await steps.confirmReceipt()
          expect(await facts()).toMatchObject({ status: 'received' })
        })
      },
    )
  })
}
