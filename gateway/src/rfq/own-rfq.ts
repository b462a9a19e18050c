import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Data } from '@partgate/schema/shop-api/endpoint.ts'
import { rfqNo } from '@partgate/schema/shop-api/rfq.ts'
import type { GatewayContext } from '../context.ts'
import { parseIdArgument } from '../graphql/ids.ts'
import { toNullIfMissing } from '../upstream/error.ts'

export type WireRfq = Data<typeof contract.rfq.detail>

export const parseRfqNoArgument = (argument: string, id: string): string =>
  parseIdArgument('Rfq', argument, id, (raw) => rfqNo.safeParse(raw).success)

export const findRfq = async ({ caller, upstream }: GatewayContext, rfq_no: string): Promise<WireRfq | null> => {
  if (caller.token === null || !rfqNo.safeParse(rfq_no).success) return null
  return toNullIfMissing(upstream.request(contract.rfq.detail, { query: { rfq_no } }))
}
