import { contract } from '@partgate/schema/shop-api/contract.ts'
import { partsListCursor } from '@partgate/schema/shop-api/saved-parts-lists.ts'
import { lookAhead } from '../catalogue/index.ts'
import type { GatewayContext } from '../context.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { toGlobalId } from '../graphql/ids.ts'
import { parseKeysetPage, toKeysetConnection } from '../graphql/keyset-pages.ts'
import type { SelectionInfo } from '../graphql/selected-fields.ts'
import { toOutcome } from '../graphql/user-errors.ts'
import type { ProductModel } from '../models.ts'
import { toNullIfMissing } from '../upstream/error.ts'
import {
  isListId,
  parseListIdArgument,
  savedFieldNames,
  toSavedList,
  toSavedRow,
  toSharedList,
  toWireList,
} from './saved-list-normalize.ts'

const shop = contract.rfq
const shareToken = shop.sharedPartsList.body.shape.token
const cursorSort = 'updated'

const findList = async ({ caller, upstream }: GatewayContext, id: string) => {
  if (caller.token === null || !isListId(id)) return null
  const found = await toNullIfMissing(upstream.request(shop.partsList, { query: { id } }))
  return found && toSavedList(found, found.rows)
}

const loadProductFields = (
  context: GatewayContext,
  info: SelectionInfo,
  rows: readonly { product: ProductModel | null }[],
) =>
  lookAhead(
    context,
    info,
    rows.flatMap(({ product }) => product ?? []),
  )

export const savedListResolvers: Resolvers = {
  Query: {
    sharedPartsList: async (_, { token }, context, info) => {
      if (!shareToken.safeParse(token).success) return null
      const found = await toNullIfMissing(context.upstream.request(shop.sharedPartsList, { body: { token } }))
      if (!found) return null
      const list = toSharedList(found)
      await loadProductFields(context, info, list.rows)
      return list
    },
  },
  Mutation: {
    savePartsList: async (_, { input }, { upstream }) => {
      const request = upstream.request(shop.savePartsList, { body: toWireList(input) })
      const { data, errors } = await toOutcome(request, savedFieldNames)
      return { list: data && toSavedList(data), errors }
    },
    deletePartsList: async (_, { input }, { upstream }) => {
      const id = parseListIdArgument('input.listId', input.listId)
      const { data, errors } = await toOutcome(
        upstream.request(shop.deletePartsList, { body: { id } }),
        savedFieldNames,
      )
      return { deletedListId: data && toGlobalId('SavedPartsList', data.id), errors }
    },
    sharePartsList: async (_, { input }, { upstream }) => {
      const id = parseListIdArgument('input.listId', input.listId)
      const { data, errors } = await toOutcome(upstream.request(shop.sharePartsList, { body: { id } }), savedFieldNames)
      return { token: data?.token ?? null, expiresAt: data?.expires_at ?? null, errors }
    },
  },
  Viewer: {
    partsLists: async (_, args, { upstream }) => {
      const query = parseKeysetPage(partsListCursor, cursorSort, args)
      const page = await upstream.request(shop.partsLists, { query })
      return toKeysetConnection(cursorSort, query, page, (row) => toSavedList(row))
    },
    partsList: (_, { id }, context) => findList(context, parseListIdArgument('id', id)),
  },
  SavedPartsList: {
    rows: async ({ listId, wireRows }, _, context, info) => {
      const found = wireRows ?? (await context.upstream.request(shop.partsList, { query: { id: listId } })).rows
      const rows = found.map(toSavedRow)
      await loadProductFields(context, info, rows)
      return rows
    },
  },
}

export const savedListNodes = {
  SavedPartsList: (raw: string, context: GatewayContext) => findList(context, raw),
}
