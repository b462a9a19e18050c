import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Database, Queryable } from '@partgate/shop-api/src/db/database.ts'
import type { Deps } from '@partgate/shop-api/src/http/route.ts'
import { createQueue } from '@partgate/shop-api/src/queue.ts'
import { markViewed, readMemberContact, storeRequest } from '@partgate/shop-api/src/rfq/index.ts'
import { backdateAccount, backdateRequest } from './backdate.ts'
import { asBuyer, type SendAsBuyer } from './buyer.ts'
import { readSampleGoods, type SampleGoods } from './goods.ts'
import { sampleOrders, type SampleRequest, sampleRequests } from './sample-orders.ts'
import { placeSampleOrder } from './place-sample.ts'

const refuse = () => Promise.reject(new Error('Not inside a transaction'))

/** The connection of a transaction runs one statement at a time. */
const joinedTo = (tx: Queryable, engine: Database['engine']): Database => {
  const inTurn = createQueue({ concurrency: 1, maxWaiting: Infinity })
  return {
    engine,
    query: (...statement) => inTurn(() => tx.query(...statement)),
    exec: (script) => inTurn(() => tx.exec(script)),
    tx: (work) => work(tx),
    copyIn: refuse,
    vacuum: refuse,
    close: refuse,
  }
}

type Settings = Omit<Deps, 'db' | 'mailTransport'> & { isPaypalSimulated: boolean }

const person = { contact_name: 'Dana Demo', company_name: 'Demo Devices Ltd', country: 'US', state: 'Oregon' }
const addresses = [
  {
    ...person,
    telephone: '+1 555 0100',
    city: 'Portland',
    address_line_1: '1 Example Street',
    address_line_2: 'Purchasing, 2nd floor',
    postal_code: '97201',
  },
  {
    ...person,
    contact_name: 'Goods-in, Robin Demo',
    telephone: '+1 555 0101',
    city: 'Hillsboro',
    address_line_1: '200 Sample Avenue',
    address_line_2: 'Gate B',
    postal_code: '97124',
    is_default_shipping: true,
  },
]

const dayMs = 86_400_000
const hourMs = 3_600_000

/** The account must be unused. */
const isUntouched = async (tx: Queryable, userId: number): Promise<boolean> => {
  const [row] = await tx.query<{ used: boolean }>(
    `select exists (select from orders where user_id = $1) or exists (select from rfqs where user_id = $1)
       or exists (select from cart_lines l join carts c on c.id = l.cart_id where c.user_id = $1) as used`,
    [userId],
  )
  return row?.used === false
}

const addAddresses = async (buyer: SendAsBuyer) => {
  const { addressList, addressAdd } = contract.account
  if ((await buyer(addressList)).length === 0) for (const body of addresses) await buyer(addressAdd, body)
  const list = await buyer(addressList)
  const office = list.find(({ is_default_billing }) => is_default_billing) ?? list[0]
  const plant = list.find(({ is_default_shipping }) => is_default_shipping) ?? list[0]
  if (!office || !plant) throw new Error('The demo account has no address')
  return { office, plant }
}

const goodsAt = (goods: readonly SampleGoods[], index: number): SampleGoods => {
  const chosen = goods[index % goods.length]
  if (!chosen) throw new Error('The catalogue has nothing that the demo account could order')
  return chosen
}

type Requester = { userId: number; goods: readonly SampleGoods[]; now: number }

const writeRequest = async (
  tx: Queryable,
  sample: SampleRequest,
  offset: number,
  { userId, goods, now }: Requester,
) => {
  const contact = await readMemberContact(tx, userId)
  if (!contact) throw new Error('The demo account does not exist')
  const parts = sample.parts.map(({ pieces, unlisted }, i) => {
    const chosen = unlisted ? undefined : goodsAt(goods, offset + i)
    return {
      goodsId: chosen?.goods_id ?? null,
      partNumber: unlisted?.partNumber ?? chosen?.order_code ?? '',
      manufacturer: unlisted?.manufacturer ?? chosen?.manufacturer ?? '',
      package: chosen?.package ?? '',
      dateCode: '',
      note: '',
      quantity: pieces,
      // A buyer of thousands expects four fifths of the list price.
      targetPrice: chosen ? BigInt(Math.max(1, Math.round(chosen.unit_price * 0.8))) : null,
      customerPartNo: '',
    }
  })
  const content = { contact: { ...contact, comment: sample.comment }, reference: '', parts }
  const { rfqNo } = await storeRequest(tx, content, { userId, lang: 'en', isMailed: true })
  if (sample.viewedAfterHours !== null) await markViewed(tx, rfqNo)
  const createdAt = new Date(now - sample.daysAgo * dayMs)
  const viewedAt =
    sample.viewedAfterHours === null ? null : new Date(createdAt.getTime() + sample.viewedAfterHours * hourMs)
  await backdateRequest(tx, rfqNo, { createdAt, viewedAt })
}

/** Writes some months of history with the shop's own services, in one transaction, once, and without mails. */
export const writeSample = (db: Database, email: string, { isPaypalSimulated, ...settings }: Settings): Promise<void> =>
  db.tx(async (tx) => {
    const [user] = await tx.query<{ id: number; now: Date }>(
      'select id, now() as now from users where email_norm = $1 for update',
      [email],
    )
    if (!user || !(await isUntouched(tx, user.id))) return
    const deps: Deps = { ...settings, db: joinedTo(tx, db.engine), mailTransport: null }
    const goods = await readSampleGoods(tx)
    if (goods.length === 0) return
    const now = user.now.getTime()

    await asBuyer(deps, user.id, async (buyer) => {
      const shipTo = await addAddresses(buyer)
      let line = 0
      for (const sample of sampleOrders) {
        const placedAt = now - sample.daysAgo * dayMs
        const method = isPaypalSimulated ? sample.method : 'bank'
        const lines = sample.lineBudgetsUsd.map((budgetUsd, i) => ({
          goods: goodsAt(goods, line + i),
          budgetUsd,
        }))
        line += lines.length
        await placeSampleOrder({ tx, deps, buyer }, { ...sample, method }, { lines, shipTo, placedAt })
      }
    })
    let part = 0
    for (const sample of sampleRequests) {
      await writeRequest(tx, sample, part, { userId: user.id, goods, now })
      part += sample.parts.length
    }

    const oldestDays = Math.max(...[...sampleOrders, ...sampleRequests].map(({ daysAgo }) => daysAgo))
    await backdateAccount(tx, user.id, new Date(now - (oldestDays + 3) * dayMs))
    await tx.query('delete from outbox m using orders o where o.id = m.order_id and o.user_id = $1', [user.id])
  })
