import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Data } from '@partgate/schema/shop-api/endpoint.ts'
import { rfqNo } from '@partgate/schema/shop-api/rfq.ts'
import { createBadInputError } from '../graphql/bad-input.ts'
import type { GatewayContext } from '../context.ts'
import { parseGlobalId } from '../graphql/ids.ts'
import { toNullIfMissing } from '../upstream/error.ts'

export type WireRfq = Data<typeof contract.rfq.detail>

export const parseRfqNoArgument = (argument: string, id: string): string => {
  const { type, raw } = parseGlobalId(id)
  if (type !== 'Rfq' || !rfqNo.safeParse(raw).success)
    throw createBadInputError(`\`${argument}\` must be the id of an Rfq.`)
  return raw
}

export const findRfq = async ({ caller, upstream }: GatewayContext, rfq_no: string): Promise<WireRfq | null> => {
  if (caller.token === null || !rfqNo.safeParse(rfq_no).success) return null
  return toNullIfMissing(upstream.request(contract.rfq.detail, { query: { rfq_no } }))
}
