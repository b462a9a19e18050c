import { html, raw } from 'hono/html'
import type { App } from './context.ts'
import { type Bases, presentOrder } from './present.ts'
import { newId, type Order, type Store } from './store.ts'
import type { Webhooks } from './webhooks.ts'

const style = `
:root { color-scheme: light dark }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 30rem; margin: 4rem auto; padding: 0 1rem }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem }
dd { margin: 0; font-variant-numeric: tabular-nums; overflow-wrap: anywhere }
form { display: grid; gap: .75rem; margin-block-start: 2rem }
button { font: inherit; min-height: 2.75rem; border: 1px solid; border-radius: .375rem; background: none; color: inherit }
button[value=pay] { background: #00408a; border-color: #00408a; color: #fff; font-weight: 600 }
button:focus-visible { outline: 3px solid #d97700; outline-offset: 2px }`

const frame = (title: string, content: ReturnType<typeof html>) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html> `

const ask = (order: Order) =>
  frame(
    'Simulated PayPal',
    html`<p>This page stands for PayPal. No money moves.</p>
      <dl>
        <dt>Order</dt>
        <dd>${order.invoice_id}</dd>
        <dt>Amount</dt>
        <dd>${order.amount.currency_code} ${order.amount.value}</dd>
      </dl>
      <form method="post">
        <button name="action" value="pay">Pay</button>
        <button name="action" value="decline">Decline: pay with a card that will be refused</button>
        <button name="action" value="cancel">Cancel and go back to the shop</button>
      </form>`,
  )

const gone = (order: Order | undefined) =>
  frame(
    'Simulated PayPal',
    order
      ? html`<p>This payment has been made already.</p>
          <p><a href="${order.return_url}">Back to the shop</a></p>`
      : html`<p>There is no such payment.</p>`,
  )

const policyFor = (targets: readonly string[]) =>
  `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'self' ${targets
    .map((target) => new URL(target).origin)
    .join(' ')}`

const withToken = (address: string, values: Record<string, string>) => {
  const url = new URL(address)
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value)
  return url.href
}

type SimulatorContext = { store: Store; webhooks: Webhooks; bases: () => Bases }

export const approvePage = (app: App, { store, webhooks, bases }: SimulatorContext) => {
  const openOrder = (id: string | undefined) => {
    const order = store.order(id ?? '')
    return order?.capture === null ? order : undefined
  }
  app.use('/checkoutnow', async (c, next) => {
    const order = openOrder(c.req.query('token'))
    await next()
    c.header('Content-Security-Policy', policyFor(order ? [order.return_url, order.cancel_url] : []))
    c.header('Cache-Control', 'no-store')
    c.header('Referrer-Policy', 'no-referrer')
  })
  app.get('/checkoutnow', (c) => {
    const order = openOrder(c.req.query('token'))
    return order ? c.html(ask(order)) : c.html(gone(store.order(c.req.query('token') ?? '')), 404)
  })
  app.post('/checkoutnow', async (c) => {
    const order = openOrder(c.req.query('token'))
    if (!order) return c.html(gone(store.order(c.req.query('token') ?? '')), 404)
    const { action } = await c.req.parseBody()
    if (action === 'cancel') return c.redirect(withToken(order.cancel_url, { token: order.id }), 303)
    if (action !== 'pay' && action !== 'decline') return c.html(ask(order), 400)
    const payer_id = order.payer_id ?? newId().slice(0, 13)
    const approved: Order = { ...order, status: 'APPROVED', payer_id, declines: action === 'decline' }
    store.save(approved)
    webhooks.emit('CHECKOUT.ORDER.APPROVED', 'checkout-order', presentOrder(approved, bases()))
    return c.redirect(withToken(order.return_url, { token: order.id, PayerID: payer_id }), 303)
  })
}
