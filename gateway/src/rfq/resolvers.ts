import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { GatewayContext } from '../context.ts'
import type { Resolvers, ViewerRfqsArgs } from '../generated/resolvers.ts'
import { toNodeConnection, fetchPageRange, parsePageRange } from '../graphql/pages.ts'
import { toOutcome } from '../graphql/user-errors.ts'
import { toLowerCase } from '../graphql/values.ts'
import { fieldNames, toPartsListRow, toQuickRequest, toRfq, toSubmission } from './normalize.ts'
import { findRfq, loadRfqProducts } from './own-rfq.ts'

const shop = contract.rfq

const loadRfqs = async ({ upstream }: GatewayContext, args: ViewerRfqsArgs) => {
  const range = parsePageRange(args)
  const status = args.status ? toLowerCase(args.status) : undefined
  const found = await fetchPageRange(range, (page) => upstream.request(shop.list, { query: { status, ...page } }))
  return toNodeConnection(found, found.rows.map(toRfq))
}

const find = async (context: GatewayContext, number: string) => {
  const whole = await findRfq(context, number)
  return whole && loadRfqProducts(context, whole)
}

const submitted = async (response: Promise<{ rfq_no: string }>) => {
  const { data, errors } = await toOutcome(response, fieldNames)
  return { rfqNumber: data?.rfq_no ?? null, errors }
}

export const rfqResolvers: Resolvers = {
  Mutation: {
    uploadPartsList: async (_, { input }, { upstream }) => {
      const file = new File([await input.file.arrayBuffer()], input.file.name)
      const { data, errors } = await toOutcome(upstream.request(shop.upload, { body: { file } }))
      return {
        fileId: data?.file_id ?? null,
        fileName: data?.file_name ?? null,
        size: data?.size ?? null,
        errors,
      }
    },
    readPartsList: async (_, { input }, { upstream }) => {
      const request = upstream.request(shop.handleExcel, { body: { file_id: input.fileId } })
      const { data, errors } = await toOutcome(request)
      return { rows: data && data.rows.map(toPartsListRow), rowsLeftOut: data && data.rows_left_out, errors }
    },
    submitRfq: (_, { input }, { upstream }) => submitted(upstream.request(shop.submit, { body: toSubmission(input) })),
    requestQuickQuote: (_, { input }, { upstream }) =>
      submitted(upstream.request(shop.quick, { body: toQuickRequest(input) })),
  },
  Viewer: {
    rfqs: (_, args, context) => loadRfqs(context, args),
    rfq: (_, { rfqNumber }, context) => find(context, rfqNumber),
  },
  Rfq: {
    detail: async ({ detail, rfqNumber }, _, context) => detail ?? (await find(context, rfqNumber))?.detail ?? null,
  },
}

export const rfqNodes = {
  Rfq: (raw: string, context: GatewayContext) => find(context, raw),
}
