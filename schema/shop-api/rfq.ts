import { z } from 'zod'
import {
  maxPartNumberChars,
  maxPartsListBytes,
  maxRfqParts,
  maxRfqReferenceChars,
  rfqNumberPattern,
  targetPricePattern,
} from '../limits.ts'
import { goods } from './goods.ts'
import { endpoint } from './endpoint.ts'
import { partsListProblems, readList } from './parts-list.ts'
import { savedPartsLists } from './saved-parts-lists.ts'
import {
  count,
  countryCode,
  createRowCursor,
  customerPartNo,
  email,
  flag,
  id,
  idempotencyKey,
  limit,
  longText,
  optionalText,
  page,
  quantity,
  randomToken,
  returnedToken,
  shortText,
  telephone,
  time,
} from './shapes.ts'

export const rfqStatuses = ['submitted', 'viewed'] as const
export const rfqNo = z.string().regex(rfqNumberPattern)
export const rfqCursor = createRowCursor(rfqNo)
export const rfqSorts = ['created', 'updated'] as const
/** USD with up to five decimals: `0.0187`. */
const targetPrice = z.string().regex(targetPricePattern)
/** The buyer's own number for the request. */
const reference = z.string().trim().max(maxRfqReferenceChars)

const partInput = z.strictObject({
  /** Goods from which the buyer chose the part. */
  goods_id: id.optional(),
  part_number: z.string().trim().min(1).max(maxPartNumberChars),
  manufacturer: optionalText,
  package: optionalText,
  date_code: optionalText,
  /** What else describes a part that the shop does not list, such as its value. */
  note: optionalText,
  qty: quantity,
  target_price: targetPrice.nullable().default(null),
  customer_part_no: customerPartNo.default(''),
})

const part = z.object({
  goods_id: id.nullable(),
  part_number: z.string(),
  manufacturer: z.string(),
  package: z.string(),
  date_code: z.string(),
  note: z.string(),
  qty: quantity,
  target_price: z.string().nullable(),
  /** The buyer's own number for the part; empty if not given. */
  customer_part_no: customerPartNo,
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
  /** The buyer's own number for the request; empty if not given. */
  reference,
  status: z.enum(rfqStatuses),
  created_at: z.iso.datetime(),
  viewed_at: z.iso.datetime().nullable(),
  /** Time of the last change of the status. */
  updated_at: z.iso.datetime(),
  /** False where the address or the network has had its confirmations of the hour: the request has none. */
  is_mailed: z.boolean().default(true),
  part_count: count,
  contact_name: z.string(),
  company_name: z.string(),
  email: z.string(),
  telephone: z.string(),
  country: z.string(),
  comment: z.string(),
})

const wholeRfq = rfqRow.extend({ parts: z.array(part) })

/** One row of an uploaded file; `problems` lists the cells that cannot be read. */
const partsListRow = z.object({
  /** Row number in the sheet, from 1. */
  row: count.positive(),
  part_number: z.string(),
  manufacturer: z.string(),
  package: z.string(),
  date_code: z.string(),
  /** Null if the row has no whole number of pieces, or if the number is not certain. */
  qty: quantity.nullable(),
  /** Texts of the row's cells with a quantity, separated by ` / `, where `qty` is null; otherwise empty. */
  qty_text: z.string().default(''),
  target_price: z.string().nullable(),
  /** The buyer's own number for the part; empty if not given. */
  customer_part_no: customerPartNo,
  problems: z.array(
    z.enum(['no_part_number', 'no_quantity', 'bad_quantity', 'unsure_quantity', 'bad_price', 'cut_short']),
  ),
  match: z.enum(['exact', 'normalised', 'none']),
  goods: goods.nullable(),
})

export const rfq = {
  upload: endpoint({
    method: 'POST',
    path: '/api/upload/excel',
    summary:
      'Stores a parts list (.xlsx, .xlsm, .xls, .ods, .csv, .tsv, .txt, at most 2 MB) for one hour; multipart form data with the part `file`',
    access: 'visitor',
    upload: true,
    body: z.strictObject({ file: z.file().max(maxPartsListBytes) }),
    data: z.object({ file_id: randomToken, file_name: z.string(), size: count }),
  }),
  handleExcel: endpoint({
    method: 'POST',
    path: '/api/rfq/handleRfqExcel',
    summary: 'Reads an uploaded parts list, at most 1,000 rows, and finds goods by part number',
    access: 'visitor',
    retry: true,
    body: z.strictObject({ file_id: randomToken }),
    data: z.object({
      rows: z.array(partsListRow).max(1_000),
      /** Number of rows after the first 1,000, which are not read. */
      rows_left_out: count,
      /** Number of rows that are not fitted, have the quantity 0 or name a second source; they are not in `rows`. */
      rows_excluded: count,
      problems: z.array(z.enum(partsListProblems)).default([]),
    }),
  }),
  readList,
  submit: endpoint({
    method: 'POST',
    path: '/api/rfq/saveRfqContact',
    summary: 'Requests a quote for up to 200 parts',
    access: 'visitor',
    retry: true,
    body: z.strictObject({
      idempotency_key: idempotencyKey,
      parts: z.array(partInput).min(1).max(maxRfqParts),
      ...contact,
      reference: reference.default(''),
      /** The uploaded parts list, which the shop stores with the request. */
      file_id: randomToken.optional(),
      /** Token from `checkCaptcha` with the purpose `rfq`; required for guests without `Api-Client`. */
      captcha_token: returnedToken.optional(),
    }),
    data: wholeRfq,
  }),
  quick: endpoint({
    method: 'POST',
    path: '/api/rfq/goodsDetailRfq',
    summary: 'Requests a quote for one goods row; for a member, the contact of the account applies',
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
      /** Token from `checkCaptcha` with the purpose `quick_rfq`; required for guests without `Api-Client`. */
      captcha_token: returnedToken.optional(),
    }),
    data: wholeRfq,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/user/rfq/centerRfqList',
    summary: 'Requests for a quote of the member, filtered by status and time',
    access: 'member',
    query: z.strictObject({
      status: z.enum(rfqStatuses).optional(),
      created_from: time.optional(),
      /** Exclusive. */
      created_to: time.optional(),
      updated_from: time.optional(),
      /** `created`: the newest first; `updated`: the last changed last. */
      sort: z.enum(rfqSorts).default('created'),
      /** Cursor of a row with the same `sort`; the pages start after that row. */
      after: rfqCursor.optional(),
      /** `1`: each request with its parts. */
      parts: flag.default('0'),
      page,
      limit,
    }),
    data: z.object({
      /** Number of requests that match the query, before and after the cursor. */
      total: count,
      /** `parts` is null unless requested. */
      list: z.array(rfqRow.extend({ parts: z.array(part).nullable(), cursor: rfqCursor })),
      has_more: z.boolean(),
    }),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/user/rfq/rfqDetail',
    summary: 'A request for a quote of the member, with its parts',
    access: 'member',
    query: z.strictObject({ rfq_no: rfqNo }),
    data: wholeRfq,
  }),
  ...savedPartsLists,
}
