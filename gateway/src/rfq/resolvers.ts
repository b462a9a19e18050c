import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { GatewayContext } from '../context.ts'
import type { Resolvers, ViewerRfqsArgs } from '../generated/resolvers.ts'
import { nodeConnectionOf, readStretch, stretchOf } from '../pages.ts'
import { outcomeOf } from '../user-errors.ts'
import { lowerCase } from '../values.ts'
import { fieldNames, partsListRowOf, quickRequestOf, rfqOf, submissionOf } from './normalize.ts'
import { readRfq, rfqWithProducts } from './own-rfq.ts'

const shop = contract.rfq

const rfqsOf = async ({ upstream }: GatewayContext, args: ViewerRfqsArgs) => {
  const stretch = stretchOf(args)
  const status = args.status ? lowerCase(args.status) : undefined
  const { head, rows } = await readStretch(stretch, (page) => upstream.call(shop.list, { query: { status, ...page } }))
  return nodeConnectionOf(stretch, rows.map(rfqOf), head.total)
}

const find = async (context: GatewayContext, number: string) => {
  const whole = await readRfq(context, number)
  return whole && rfqWithProducts(context, whole)
}

const submitted = async (answer: Promise<{ rfq_no: string }>) => {
  const { data, errors } = await outcomeOf(answer, fieldNames)
  return { rfqNumber: data?.rfq_no ?? null, errors }
}

export const rfqResolvers: Resolvers = {
  Mutation: {
    uploadPartsList: async (_, { input }, { upstream }) => {
      const file = new File([await input.file.arrayBuffer()], input.file.name)
      const { data, errors } = await outcomeOf(upstream.call(shop.upload, { body: { file } }))
      return {
        fileId: data?.file_id ?? null,
        fileName: data?.file_name ?? null,
        size: data?.size ?? null,
        errors,
      }
    },
    readPartsList: async (_, { input }, { upstream }) => {
      const call = upstream.call(shop.handleExcel, { body: { file_id: input.fileId } })
      const { data, errors } = await outcomeOf(call)
      return { rows: data && data.rows.map(partsListRowOf), rowsLeftOut: data && data.rows_left_out, errors }
    },
    submitRfq: (_, { input }, { upstream }) => submitted(upstream.call(shop.submit, { body: submissionOf(input) })),
    requestQuickQuote: (_, { input }, { upstream }) =>
      submitted(upstream.call(shop.quick, { body: quickRequestOf(input) })),
  },
  Viewer: {
    rfqs: (_, args, context) => rfqsOf(context, args),
    rfq: (_, { rfqNumber }, context) => find(context, rfqNumber),
  },
  Rfq: {
    detail: async ({ detail, rfqNumber }, _, context) => detail ?? (await find(context, rfqNumber))?.detail ?? null,
  },
}

/** Fetches objects of this domain by what their global ids hold. */
export const rfqNodes = {
  Rfq: (raw: string, context: GatewayContext) => find(context, raw),
}
