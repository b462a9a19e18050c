import type { Goods } from '@partgate/schema/shop-api/goods.ts'
import type { LocaleCode } from '@partgate/schema/locales.ts'
import { goodsTables } from '#catalogue/index.ts'
import type { Queryable } from '#db/database.ts'
import { createRandomNumber } from '../random-number.ts'

export type Contact = {
  contact_name: string
  company_name: string
  email: string
  telephone: string
  country: string
  comment: string
}
/** `targetPrice` in 1e-5 USD. */
export type Part = {
  goodsId: number | null
  partNumber: string
  manufacturer: string
  package: string
  dateCode: string
  note: string
  quantity: number
  targetPrice: bigint | null
  /** The buyer's own number for the part. */
  customerPartNo: string
}
export type Requester = { userId: number | null; apiClient: string | null; lang: LocaleCode; address: string }
/** `reference` is the buyer's own number for the request. */
export type Request = { contact: Contact; reference: string; parts: readonly Part[] }
type NewRequest = Pick<Request, 'contact' | 'reference'> & Pick<Requester, 'userId' | 'lang'> & { isMailed: boolean }

const tries = 5

export const insertRequest = async (tx: Queryable, { userId, lang, contact, reference, isMailed }: NewRequest) => {
  const { contact_name, company_name, email, telephone, country, comment } = contact
  for (let tried = 0; tried < tries; tried++) {
    const [row] = await tx.query<{ id: number; rfq_no: string }>(
      `insert into rfqs (rfq_no, user_id, email, lang, contact_name, company_name, telephone, country, comment, reference, is_mailed)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (rfq_no) do nothing returning id, rfq_no`,
      [
        createRandomNumber('Q'),
        userId,
        email,
        lang,
        contact_name,
        company_name,
        telephone,
        country,
        comment,
        reference,
        isMailed,
      ],
      'rfq.insertRequest',
    )
    if (row) return { id: row.id, rfqNo: row.rfq_no }
  }
  throw new Error('No request number was free')
}

/** Goods that no longer exist are stored by part number. */
export const insertParts = (tx: Queryable, rfqId: number, parts: readonly Part[]) =>
  tx.query(
    `insert into rfq_parts (rfq_id, part_no, goods_id, part_number, manufacturer, package, date_code, note, quantity, target_price,
       customer_part_no)
     select $1, p.part_no, g.id, p.part_number, p.manufacturer, p.package, p.date_code, p.note, p.quantity, p.target_price,
       p.customer_part_no
     from unnest($2::int[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::int[], $9::bigint[], $10::text[])
       with ordinality p (goods_id, part_number, manufacturer, package, date_code, note, quantity, target_price,
         customer_part_no, part_no)
     left join goods g on g.id = p.goods_id`,
    [
      rfqId,
      parts.map(({ goodsId }) => goodsId),
      parts.map(({ partNumber }) => partNumber),
      parts.map(({ manufacturer }) => manufacturer),
      parts.map((part) => part.package),
      parts.map(({ dateCode }) => dateCode),
      parts.map(({ note }) => note),
      parts.map(({ quantity }) => quantity),
      parts.map(({ targetPrice }) => (targetPrice === null ? null : String(targetPrice))),
      parts.map(({ customerPartNo }) => customerPartNo),
    ],
    'rfq.insertParts',
  )

type NamedGoods = Pick<Goods, 'package' | 'batch'> & { order_code: string; manufacturer: string }

export const findGoods = async (tx: Queryable, goodsId: number) => {
  const [row] = await tx.query<NamedGoods>(
    `select g.order_code, m.name as manufacturer, p.package, g.batch from ${goodsTables} where g.id = $1`,
    [goodsId],
    'rfq.findGoods',
  )
  return row ?? null
}

export const readMemberContact = async (tx: Queryable, userId: number) => {
  const [row] = await tx.query<Omit<Contact, 'comment'>>(
    'select contact_name, company_name, email, telephone, country from users where id = $1',
    [userId],
    'rfq.readMemberContact',
  )
  return row ?? null
}
