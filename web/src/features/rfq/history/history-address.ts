import { rfqHistoryPath } from '@partgate/schema/pages.ts'
import type { RfqStatus } from '#graphql/generated/types.ts'

export type HistoryView = { status: RfqStatus | null; page: number; rfqNumber: string | null }

export const statuses = ['SUBMITTED', 'VIEWED'] as const satisfies RfqStatus[]
const maxPages = 10_000

const parsePage = (text: string | null) => {
  const page = Number(text)
  return Number.isInteger(page) && page >= 1 && page <= maxPages ? page : 1
}

export const parseHistoryView = (search: Pick<URLSearchParams, 'get'>): HistoryView => ({
  status: statuses.find((status) => status.toLowerCase() === search.get('status')) ?? null,
  page: parsePage(search.get('page')),
  rfqNumber: search.get('rfq')?.trim().toUpperCase() || null,
})

/** Without the language prefix; default values are left out. */
export const historyHref = ({ status = null, page = 1, rfqNumber = null }: Partial<HistoryView>) => {
  const search = new URLSearchParams({
    ...(status && { status: status.toLowerCase() }),
    ...(page > 1 && { page: String(page) }),
    ...(rfqNumber && { rfq: rfqNumber }),
  }).toString()
  return search ? `${rfqHistoryPath}?${search}` : rfqHistoryPath
}
