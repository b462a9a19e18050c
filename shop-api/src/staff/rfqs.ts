import { rfqStatuses } from '@partgate/schema/shop-api/rfq.ts'
import { z } from 'zod'
import type { Queryable } from '#db/database.ts'
import { formatMinute } from '#i18n/format-minute.ts'
import { type Contact, markViewed, loadParts } from '#rfq/index.ts'
import { command } from './command.ts'
import { formatFacts, formatTable } from './print.ts'
import { StaffError } from './staff-error.ts'
import { oneOf, rfqNo, rowLimit, textValue } from './values.ts'

type RfqRow = Contact & {
  id: number
  rfq_no: string
  reference: string
  status: string
  created_at: Date
  viewed_at: Date | null
  is_mailed: boolean
}

const columns =
  'id, rfq_no, reference, status, created_at, viewed_at, is_mailed, contact_name, company_name, email, telephone, country, comment'

const rfqList = command({
  name: 'rfq list',
  usage: '[--status submitted|viewed] [--limit N]',
  summary: 'lists the newest requests for a quote',
  takes: z.object({ status: oneOf(rfqStatuses).optional(), limit: rowLimit }),
  positionals: [],
  run: async ({ db }, { status, limit }) => {
    const rows = await db.query<RfqRow & { part_count: number }>(
      `select ${columns}, (select count(*)::int from rfq_parts where rfq_id = rfqs.id) as part_count
       from rfqs where $1::text is null or status = $1 order by id desc limit $2`,
      [status ?? null, limit],
      'staff-rfqs',
    )
    const text = formatTable(
      ['request', 'status', 'received', 'parts', 'company', 'e-mail'],
      rows.map((row) => [
        row.rfq_no,
        row.status,
        formatMinute(row.created_at),
        row.part_count,
        row.company_name || row.contact_name,
        row.email,
      ]),
      'There are no such requests.',
    )
    return { text, data: rows.map(({ id: _, ...row }) => row) }
  },
})

const viewRfq = async (tx: Queryable, number: string): Promise<RfqRow> => {
  await markViewed(tx, number)
  const [rfq] = await tx.query<RfqRow>(`select ${columns} from rfqs where rfq_no = $1`, [number], 'staff-rfq')
  if (!rfq) throw new StaffError(`There is no request ${number}.`)
  return rfq
}

type RfqFile = { name: string; size: number }
const formatFile = (file: RfqFile | null) => file && `${file.name}, ${file.size} bytes`

const findFile = async (tx: Queryable, rfqId: number): Promise<RfqFile | null> => {
  const [file] = await tx.query<RfqFile>(
    'select file_name as name, octet_length(content) as size from uploads where rfq_id = $1',
    [rfqId],
    'staff-rfq-file',
  )
  return file ?? null
}

const rfqShow = command({
  name: 'rfq show',
  usage: '<request>',
  summary: 'shows a request with its parts and marks it as viewed',
  takes: z.object({ request: rfqNo }),
  positionals: ['request'],
  run: async ({ db }, { request }) => {
    const { rfq, requestedParts, file } = await db.tx(async (tx) => {
      const found = await viewRfq(tx, request)
      return { rfq: found, requestedParts: await loadParts(tx, found.id), file: await findFile(tx, found.id) }
    })
    const parts = requestedParts.map(({ qty: quantity, target_price, ...part }) => ({
      ...part,
      quantity,
      target_price,
    }))
    const head = formatFacts([
      ['request', rfq.rfq_no],
      ["buyer's reference", rfq.reference],
      ['status', rfq.status],
      ['received', formatMinute(rfq.created_at)],
      ['contact', rfq.contact_name],
      ['company', rfq.company_name],
      ['e-mail', rfq.email],
      ['confirmation', rfq.is_mailed ? 'by e-mail' : 'none: the address or its network has had its mails of the hour'],
      ['telephone', rfq.telephone],
      ['country', rfq.country],
      ['comment', rfq.comment],
      ['file', formatFile(file)],
    ])
    const list = formatTable(
      [
        'part number',
        "buyer's part",
        'manufacturer',
        'package',
        'date code',
        'note',
        'pieces',
        'target USD',
        'goods_id',
      ],
      parts.map((part) => [
        part.part_number,
        part.customer_part_no,
        part.manufacturer,
        part.package,
        part.date_code,
        part.note,
        part.quantity,
        part.target_price,
        part.goods_id,
      ]),
      'No parts.',
    )
    const { id: _, ...data } = rfq
    return { text: `${head}\n\n${list}`, data: { ...data, file, parts } }
  },
})

const rfqViewed = command({
  name: 'rfq viewed',
  usage: '<request>',
  summary: 'marks a request as viewed without showing it',
  takes: z.object({ request: rfqNo }),
  positionals: ['request'],
  run: async ({ db }, { request }) => {
    const { rfq_no, status } = await db.tx((tx) => viewRfq(tx, request))
    return { text: `Request ${rfq_no} is ${status}.`, data: { rfq_no, status } }
  },
})

// Base64, because the embedded engine takes seconds for 2 MB of bytes.
const fileOfRequest = `select f.file_name as name, octet_length(f.content) as size, encode(f.content, 'base64') as base64
  from rfqs r left join uploads f on f.rfq_id = r.id where r.rfq_no = $1`

const rfqFile = command({
  name: 'rfq file',
  usage: '<request> <path>',
  summary: 'writes the file of a request to a new file',
  takes: z.object({ request: rfqNo, path: textValue(4_096, 'the path of a new file') }),
  positionals: ['request', 'path'],
  run: async ({ db }, { request, path }) => {
    const [found] = await db.query<RfqFile & { base64: string | null }>(fileOfRequest, [request], 'staff-rfq-content')
    if (!found) throw new StaffError(`There is no request ${request}.`)
    const { base64, ...file } = found
    if (base64 === null) throw new StaffError(`Request ${request} has no file.`)
    const text = formatFacts([
      ['request', request],
      ['file', formatFile(file)],
      ['written to', path],
    ])
    return { text, data: { rfq_no: request, file, path }, file: { path, base64 } }
  },
})

export const rfqCommands = [rfqList, rfqShow, rfqFile, rfqViewed]
