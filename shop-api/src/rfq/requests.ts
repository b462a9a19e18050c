import { maxPartNumberChars } from '@partgate/schema/limits.ts'
import type { rfq } from '@partgate/schema/shop-api/rfq.ts'
import { rfqHistoryPath, toPageUrl } from '@partgate/schema/pages.ts'
import type { z } from 'zod'
import { consumeCaptcha } from '#captcha/index.ts'
import type { Database, Queryable } from '#db/database.ts'
import { createNotFoundFailure, failure } from '#http/failure.ts'
import type { Deps } from '#http/route.ts'
import { beginOnce, contentHash, finishOnce, toKeyOwner } from '#security/once.ts'
import { perHour, takeTry } from '#security/rate-limit.ts'
import { hashToken } from '#security/tokens.ts'
import { failpoint } from '../failpoint.ts'
import { createFileGoneFailure } from './file-gone-failure.ts'
import { loadSentRequest } from './history.ts'
import { toPlainText } from './reading/cell-text.ts'
import * as store from './request-store.ts'
import { parseTargetPrice } from './target-price.ts'
import { attachUpload } from './upload-store.ts'
import { omitLinks } from '#mail/omit-links.ts'
import { queueMail } from '#mail/queue-mail.ts'
import { normalizeEmail } from '#security/email.ts'
import { takeMailIfLeft } from '#security/mail-allowance.ts'
import type { Request, Requester } from './request-store.ts'

/** Sales responds within this many working hours. */
const responseHours = 12

const maxQuotedParts = 5

type ReceivedRequest = { rfqNo: string; request: Request; siteUrl: string; requester: Requester }

/** The allowance protects strangers; a member's own address is verified, and the member's requests are limited. */
const isMailAllowed = async (tx: Queryable, { email }: store.Contact, { userId, address }: Requester) => {
  const member = userId === null ? null : await store.readMemberContact(tx, userId)
  const isOwn = member !== null && normalizeEmail(member.email) === normalizeEmail(email)
  return isOwn || (await takeMailIfLeft(tx, email, address))
}

/** The email address may be unverified, so the mail quotes little of what the sender typed. */
const mailRequest = async (
  tx: Queryable,
  { rfqNo, request: { contact, reference, parts }, siteUrl, requester }: ReceivedRequest,
): Promise<void> => {
  const { email } = contact
  const path = requester.userId === null ? '/' : rfqHistoryPath
  await queueMail(tx, {
    kind: 'rfqReceived',
    lang: requester.lang,
    to: email,
    values: {
      link: toPageUrl(siteUrl, requester.lang, path),
      rfqNo,
      reference: omitLinks(reference),
      hours: responseHours,
    },
    table: {
      rows: parts.slice(0, maxQuotedParts).map(({ partNumber, customerPartNo, quantity }) => ({
        name: omitLinks(partNumber.slice(0, maxPartNumberChars)) || '…',
        customerPartNo: omitLinks(customerPartNo),
        quantity,
        amount: null,
      })),
      rowsLeftOut: Math.max(0, parts.length - maxQuotedParts),
      totals: [],
    },
  })
}

type SubmitBody = z.output<typeof rfq.submit.body>
type QuickBody = z.output<typeof rfq.quick.body>

const memberRequestLimit = perHour('rfq-member', 60, 60)
const partnerRequestLimit = perHour('rfq-partner', 600, 60)

const createFieldFailure = (field: string, messageKey: 'fields.enterEmail' | 'fields.enterVerificationCode') =>
  failure('invalidRequest', { fields: [{ field, messageKey, reason: 'missing' }] })

const toPart = (part: SubmitBody['parts'][number]): store.Part => ({
  goodsId: part.goods_id ?? null,
  partNumber: toPlainText(part.part_number),
  manufacturer: toPlainText(part.manufacturer),
  package: toPlainText(part.package),
  dateCode: toPlainText(part.date_code),
  note: toPlainText(part.note),
  quantity: part.qty,
  targetPrice: part.target_price === null ? null : parseTargetPrice(part.target_price),
  customerPartNo: toPlainText(part.customer_part_no),
})

const toParts = (given: SubmitBody['parts']): store.Part[] => {
  const parts = given.map(toPart)
  const fields = parts.flatMap(({ partNumber }, index) =>
    partNumber === '' ? [{ field: `parts.${index}.part_number`, messageKey: 'fields.enterPartNumber' as const }] : [],
  )
  if (fields.length > 0) throw failure('invalidRequest', { fields })
  return parts
}

type CaptchaAnswer = { token: string | undefined; purpose: 'rfq' | 'quick_rfq' }

/** Members and partners have a limit; guests solve a captcha. */
const admit = async (tx: Queryable, { userId, apiClient }: store.Requester, { token, purpose }: CaptchaAnswer) => {
  if (userId !== null) return takeTry(tx, memberRequestLimit, String(userId))
  if (apiClient !== null) return takeTry(tx, partnerRequestLimit, apiClient)
  if (token === undefined) throw createFieldFailure('captcha_token', 'fields.enterVerificationCode')
  await consumeCaptcha(tx, token, purpose)
}

/** A member's contact comes from the account; a guest gives an address. */
const loadContact = async (tx: Queryable, body: QuickBody, userId: number | null): Promise<store.Contact> => {
  const { email, contact_name, comment } = body
  if (userId !== null) {
    const contact = await store.readMemberContact(tx, userId)
    if (!contact) throw failure('sessionEnded')
    return { ...contact, comment }
  }
  if (email === undefined) throw createFieldFailure('email', 'fields.enterEmail')
  return { contact_name, company_name: '', email, telephone: '', country: '', comment }
}

type RequestContent = Request & { fileId?: string | undefined }

export const storeRequest = async (
  tx: Queryable,
  { parts, ...request }: Request,
  { userId, lang, isMailed }: Pick<store.Requester, 'userId' | 'lang'> & { isMailed: boolean },
) => {
  const { id, rfqNo } = await store.insertRequest(tx, { ...request, userId, lang, isMailed })
  await store.insertParts(tx, id, parts)
  return { id, rfqNo }
}

/** Stores a request with its parts, file and mail in one transaction, once for each idempotency key. */
export const createRfqService = ({ db, siteUrl }: { db: Database; siteUrl: Deps['siteUrl'] }) => {
  const save = async (tx: Queryable, { fileId, ...request }: RequestContent, requester: store.Requester) => {
    const isMailed = await isMailAllowed(tx, request.contact, requester)
    const { id, rfqNo } = await storeRequest(tx, request, { ...requester, isMailed })
    if (fileId !== undefined && !(await attachUpload(tx, hashToken(fileId), requester.userId, id)))
      throw createFileGoneFailure()
    if (isMailed) await mailRequest(tx, { rfqNo, request, siteUrl, requester })
    return rfqNo
  }

  const createOnce = (
    key: string,
    content: object,
    requester: store.Requester,
    create: (tx: Queryable) => Promise<string>,
  ) => {
    const once = { owner: toKeyOwner('rfq', requester), key, hash: contentHash(content) }
    return db.tx(async (tx) => {
      const earlier = await beginOnce(tx, once)
      if (earlier !== null) return loadSentRequest(tx, earlier)
      const rfqNo = await create(tx)
      await finishOnce(tx, once, rfqNo)
      return loadSentRequest(tx, rfqNo)
    })
  }

  return {
    submit: (body: SubmitBody, requester: store.Requester) => {
      const { idempotency_key, captcha_token, ...content } = body
      const { parts, reference, file_id: fileId, ...contact } = content
      return createOnce(idempotency_key, { call: 'submit', ...content }, requester, async (tx) => {
        await admit(tx, requester, { token: captcha_token, purpose: 'rfq' })
        await failpoint('rfq.afterCaptchaUsed')
        return save(tx, { contact, reference: toPlainText(reference), parts: toParts(parts), fileId }, requester)
      })
    },

    quick: (body: QuickBody, requester: store.Requester) => {
      const { idempotency_key, captcha_token, ...content } = body
      return createOnce(idempotency_key, { call: 'quick', ...content }, requester, async (tx) => {
        const goods = await store.findGoods(tx, body.goods_id)
        if (!goods) throw createNotFoundFailure('goods_id')
        const contact = await loadContact(tx, body, requester.userId)
        await admit(tx, requester, { token: captcha_token, purpose: 'quick_rfq' })
        const part = {
          goodsId: body.goods_id,
          partNumber: goods.order_code,
          manufacturer: goods.manufacturer,
          package: goods.package,
          dateCode: goods.batch,
          note: '',
          quantity: body.qty,
          targetPrice: body.target_price === null ? null : parseTargetPrice(body.target_price),
          customerPartNo: '',
        }
        return save(tx, { contact, reference: '', parts: [part] }, requester)
      })
    },
  }
}
