import type { rfq } from '@partgate/schema/shop-api/rfq.ts'
import type { z } from 'zod'
import { consumeCaptcha } from '#captcha/index.ts'
import type { Database, Queryable } from '#db/database.ts'
import { failure } from '#http/failure.ts'
import type { Deps } from '#http/route.ts'
import { beginOnce, contentHash, finishOnce } from '#security/once.ts'
import { type Limit, takeTry } from '#security/rate-limit.ts'
import { hashToken } from '#security/tokens.ts'
import { hook } from '../hook.ts'
import { fileGone } from './file-gone.ts'
import { plainText } from './reading/cell-text.ts'
import { mailRequest } from './request-mail.ts'
import * as store from './request-store.ts'
import { parseTargetPrice } from './target-price.ts'
import { attachUpload } from './upload-store.ts'

type Submit = z.output<typeof rfq.submit.body>
type Quick = z.output<typeof rfq.quick.body>

const requestsOfMember: Limit = {
  name: 'rfq-member',
  tries: 60,
  windowSeconds: 3_600,
  delaySeconds: 60,
  maxDelaySeconds: 3_600,
}

const refusedField = (field: string, messageKey: 'fields.enterEmail' | 'fields.enterVerificationCode') =>
  failure('invalidRequest', { fields: [{ field, messageKey }] })

const partOf = (part: Submit['parts'][number]): store.Part => {
  const partNumber = plainText(part.part_number)
  if (partNumber === '') {
    throw failure('invalidRequest', { fields: [{ field: 'parts', messageKey: 'fields.orderDetailsRequired' }] })
  }
  return {
    goodsId: part.goods_id ?? null,
    partNumber,
    manufacturer: plainText(part.manufacturer),
    package: plainText(part.package),
    dateCode: plainText(part.date_code),
    quantity: part.qty,
    targetPrice: part.target_price === null ? null : parseTargetPrice(part.target_price),
  }
}

/** A member's contact is the account's; a guest gives an address and has solved a captcha. */
const contactOf = async (tx: Queryable, body: Quick, userId: number | null): Promise<store.Contact> => {
  const { email, contact_name, comment, captcha_token } = body
  if (userId !== null) {
    await takeTry(tx, requestsOfMember, String(userId))
    const contact = await store.memberContact(tx, userId)
    if (!contact) throw failure('sessionEnded')
    return { ...contact, comment }
  }
  if (email === undefined) throw refusedField('email', 'fields.enterEmail')
  if (captcha_token === undefined) throw refusedField('captcha_token', 'fields.enterVerificationCode')
  await consumeCaptcha(tx, captcha_token, 'quick_rfq')
  return { contact_name, company_name: '', email, telephone: '', country: '', comment }
}

type Content = { contact: store.Contact; parts: store.Part[]; fileId?: string | undefined }

/** Requests for a quote (spec 2 and 4). Each is one transaction with its parts, its file and its mail, and is made once. */
export const openRequests = ({ db, siteUrl }: { db: Database; siteUrl: Deps['siteUrl'] }) => {
  const save = async (tx: Queryable, { contact, parts, fileId }: Content, asker: store.Asker) => {
    const { id, rfqNo } = await store.insertRequest(tx, { userId: asker.userId, lang: asker.lang, contact })
    await store.insertParts(tx, id, parts)
    if (fileId !== undefined && !(await attachUpload(tx, hashToken(fileId), asker.userId, id))) throw fileGone()
    await mailRequest(tx, { rfqNo, email: contact.email, parts, siteUrl, asker })
    return rfqNo
  }

  const makeOnce = (key: string, content: object, asker: store.Asker, make: (tx: Queryable) => Promise<string>) => {
    const owner = asker.userId === null ? 'rfq:guest' : `rfq:member:${asker.userId}`
    const once = { owner, key, hash: contentHash(content) }
    return db.tx(async (tx) => {
      const known = await beginOnce(tx, once)
      if (known !== null) return { rfq_no: known }
      const rfqNo = await make(tx)
      await finishOnce(tx, once, rfqNo)
      return { rfq_no: rfqNo }
    })
  }

  return {
    submit: (body: Submit, asker: store.Asker) => {
      const { idempotency_key, captcha_token, ...content } = body
      const { parts, file_id: fileId, ...contact } = content
      return makeOnce(idempotency_key, { call: 'submit', ...content }, asker, async (tx) => {
        await consumeCaptcha(tx, captcha_token, 'rfq')
        await hook('rfq.afterCaptchaUsed')
        return save(tx, { contact, parts: parts.map(partOf), fileId }, asker)
      })
    },

    quick: (body: Quick, asker: store.Asker) => {
      const { idempotency_key, captcha_token: _, ...content } = body
      return makeOnce(idempotency_key, { call: 'quick', ...content }, asker, async (tx) => {
        const goods = await store.findGoods(tx, body.goods_id)
        if (!goods) throw failure('notFound')
        const contact = await contactOf(tx, body, asker.userId)
        const part = {
          goodsId: body.goods_id,
          partNumber: goods.order_code,
          manufacturer: goods.manufacturer,
          package: goods.package,
          dateCode: goods.batch,
          quantity: body.qty,
          targetPrice: body.target_price === null ? null : parseTargetPrice(body.target_price),
        }
        return save(tx, { contact, parts: [part] }, asker)
      })
    },
  }
}
