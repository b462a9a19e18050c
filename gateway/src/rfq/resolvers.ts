import { contract } from '@partgate/schema/shop-api/contract.ts'
import { rfqCursor } from '@partgate/schema/shop-api/rfq.ts'
import { readRfqNo } from '@partgate/schema/typed-numbers.ts'
import type { GatewayContext } from '../context.ts'
import type { Resolvers, ViewerRfqsArgs } from '../generated/resolvers.ts'
import { parseKeysetPage, parseTimeArgument, toKeysetConnection } from '../graphql/keyset-pages.ts'
import { isFieldSelected, type SelectionInfo } from '../graphql/selected-fields.ts'
import { toOutcome } from '../graphql/user-errors.ts'
import { rfqPath, toPageUrl } from '@partgate/schema/pages.ts'
import { toLowerCase, toUpperCase } from '../graphql/values.ts'
import {
  fieldNames,
  toListRequest,
  toParsedList,
  toPartsListRow,
  toQuickRequest,
  toRfq,
  toSubmission,
} from './normalize.ts'
import { findRfq, type WireRfq } from './own-rfq.ts'

const shop = contract.rfq

const wireSorts = {
  CREATED_AT_DESC: 'created',
  UPDATED_AT_ASC: 'updated',
} as const

const loadRfqs = async ({ upstream }: GatewayContext, args: ViewerRfqsArgs, info: SelectionInfo) => {
  const sort = args.sort ?? 'CREATED_AT_DESC'
  const query = {
    status: args.status ? toLowerCase(args.status) : undefined,
    created_from: parseTimeArgument('createdFrom', args),
    created_to: parseTimeArgument('createdTo', args),
    updated_from: parseTimeArgument('updatedFrom', args),
    sort: wireSorts[sort],
    parts: isFieldSelected(info, 'parts') ? ('1' as const) : undefined,
    ...parseKeysetPage(rfqCursor, sort, args),
  }
  return toKeysetConnection(sort, query, await upstream.request(shop.list, { query }), toRfq)
}

const find = async (context: GatewayContext, number: string) => {
  const rfq = await findRfq(context, number)
  return rfq && toRfq(rfq)
}

const submit = async (response: Promise<WireRfq>) => {
  const { data, errors } = await toOutcome(response, fieldNames)
  return { rfq: data && toRfq(data), errors }
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
      return {
        rows: data && data.rows.map(toPartsListRow),
        rowsLeftOut: data && data.rows_left_out,
        rowsExcluded: data && data.rows_excluded,
        findings: data && data.problems.map(toUpperCase),
        errors,
      }
    },
    parsePartsList: async (_, { input }, { upstream }) => {
      const request = upstream.request(shop.readList, { body: toListRequest(input) })
      const { data, errors } = await toOutcome(request, fieldNames)
      return { list: data && toParsedList(data), errors }
    },
    submitRfq: (_, { input }, { upstream }) => submit(upstream.request(shop.submit, { body: toSubmission(input) })),
    submitQuickRfq: (_, { input }, { upstream }) =>
      submit(upstream.request(shop.quick, { body: toQuickRequest(input) })),
  },
  Viewer: {
    rfqs: (_, args, context, info) => loadRfqs(context, args, info),
    rfq: (_, { rfqNumber }, context) => {
      const number = readRfqNo(rfqNumber)
      return number === null ? null : find(context, number)
    },
  },
  Rfq: {
    url: ({ rfqNumber }, _, { siteUrl, caller }) =>
      caller.token === null ? null : toPageUrl(siteUrl, caller.locale, rfqPath(rfqNumber)),
  },
  RfqPart: {
    product: async ({ goodsId }, _, { loaders }) =>
      goodsId === null ? null : ((await loaders.productById(goodsId))?.product ?? null),
  },
}

export const rfqNodes = {
  Rfq: (raw: string, context: GatewayContext) => find(context, raw),
}
