import { z } from 'zod'
import { goods } from './goods.ts'
import { endpoint } from './endpoint.ts'
import {
  count,
  countryCode,
  email,
  id,
  idempotencyKey,
  limit,
  longText,
  optionalText,
  page,
  quantity,
  secret,
  shortText,
  telephone,
} from './shapes.ts'

export const rfqStatuses = ['submitted', 'viewed'] as const
/** `Q-7K3M9-X2Q4T`. */
export const rfqNo = z.string().regex(/^Q-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
/** USD with up to five decimals, as a person types it: `0.0187`. */
const targetPrice = z.string().regex(/^\d{1,9}(\.\d{1,5})?$/)

const partInput = z.strictObject({
  /** The shop's goods it was chosen from, if it was. */
  goods_id: id.optional(),
  part_number: z.string().trim().min(1).max(100),
  manufacturer: optionalText,
  package: optionalText,
  date_code: optionalText,
  qty: quantity,
  target_price: targetPrice.nullable().default(null),
})

const part = z.object({
  goods_id: id.nullable(),
  part_number: z.string(),
  manufacturer: z.string(),
  package: z.string(),
  date_code: z.string(),
  qty: quantity,
  target_price: z.string().nullable(),
})

const contact = {
  contact_name: shortText,
  company_name: shortText,
  email,
  telephone,
  country: countryCode,
  comment: longText.default(''),
}

const rfqRow = z.object({
  rfq_no: rfqNo,
  status: z.enum(rfqStatuses),
  created_at: z.iso.datetime(),
  part_count: count,
})

/** One line of an uploaded file, read as far as it can be. */
const excelRow = z.object({
  /** In the sheet, from 1. */
  row: count.positive(),
  part_number: z.string(),
  manufacturer: z.string(),
  package: z.string(),
  date_code: z.string(),
  /** Null where the cell is empty or no whole number of pieces: never silently 1 or 0. */
  qty: quantity.nullable(),
  target_price: z.string().nullable(),
  problems: z.array(z.enum(['no_part_number', 'no_quantity', 'bad_quantity', 'bad_price', 'cut_short'])),
  match: z.enum(['exact', 'normalised', 'none']),
  goods: goods.nullable(),
})

const submitted = z.object({ rfq_no: rfqNo })

export const rfq = {
  upload: endpoint({
    method: 'POST',
    path: '/api/upload/excel',
    summary:
      'Stores a parts list (.xlsx, .xls, .csv, at most 2 MB) for an hour; multipart form data with the part `file`',
    access: 'visitor',
    upload: true,
    body: z.strictObject({ file: z.file().max(2 * 1024 * 1024) }),
    data: z.object({ file_id: secret, file_name: z.string(), size: count }),
  }),
  handleExcel: endpoint({
    method: 'POST',
    path: '/api/rfq/handleRfqExcel',
    summary: 'Reads an uploaded parts list, at most 1,000 rows, and finds what the shop has by part number',
    access: 'visitor',
    retry: true,
    body: z.strictObject({ file_id: secret }),
    data: z.object({
      rows: z.array(excelRow).max(1_000),
      /** Rows of the sheet beyond the first 1,000. */
      rows_left_out: count,
    }),
  }),
  submit: endpoint({
    method: 'POST',
    path: '/api/rfq/saveRfqContact',
    summary: 'Asks for a quote for up to 200 parts',
    access: 'visitor',
    retry: true,
    body: z.strictObject({
      idempotency_key: idempotencyKey,
      parts: z.array(partInput).min(1).max(200),
      ...contact,
      /** The list the parts came from, kept with the request. */
      file_id: secret.optional(),
      /** From `checkCaptcha`, purpose `rfq`. */
      captcha_token: secret,
    }),
    data: submitted,
  }),
  quick: endpoint({
    method: 'POST',
    path: '/api/rfq/goodsDetailRfq',
    summary: "Asks for a quote for one goods row from its page; a member's contact is the account's",
    access: 'visitor',
    retry: true,
    body: z.strictObject({
      idempotency_key: idempotencyKey,
      goods_id: id,
      qty: quantity,
      target_price: targetPrice.nullable().default(null),
      email: email.optional(),
      contact_name: optionalText,
      comment: longText.default(''),
      /** A guest's, from `checkCaptcha`, purpose `quick_rfq`; members need none. */
      captcha_token: secret.optional(),
    }),
    data: submitted,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/user/rfq/centerRfqList',
    summary: "The member's requests, the newest first",
    access: 'member',
    query: z.strictObject({ status: z.enum(rfqStatuses).optional(), page, limit }),
    data: z.object({ total: count, list: z.array(rfqRow) }),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/user/rfq/rfqDetail',
    summary: 'One of the member’s requests with its parts',
    access: 'member',
    query: z.strictObject({ rfq_no: rfqNo }),
    data: rfqRow.extend({
      viewed_at: z.iso.datetime().nullable(),
      contact_name: z.string(),
      company_name: z.string(),
      email: z.string(),
      telephone: z.string(),
      country: z.string(),
      comment: z.string(),
      parts: z.array(part),
    }),
  }),
}
