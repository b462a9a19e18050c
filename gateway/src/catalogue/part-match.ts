import { z } from 'zod'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { maxMatchedParts, type PartMatches } from '@partgate/schema/shop-api/part-match.ts'
import type { GatewayContext } from '../context.ts'
import type { PartQuery, QueryMatchPartsArgs, ResolversParentTypes } from '../generated/resolvers.ts'
import { parseArgument } from '../graphql/bad-input.ts'
import { type FieldNames, toUserErrors } from '../graphql/user-errors.ts'
import { toUpperCase } from '../graphql/values.ts'
import { UpstreamError } from '../upstream/error.ts'
import { lookAhead } from './look-ahead.ts'
import { toProduct } from './normalize.ts'
import { calculatePrice } from './price.ts'

const endpoint = contract.catalogue.matchParts
const rowCount = z.array(z.unknown()).min(1).max(maxMatchedParts)
const fieldNames: FieldNames = { qty: 'quantity' }

const toWireRow = ({ partNumber, manufacturer, quantity }: PartQuery) => ({
  part_number: partNumber,
  manufacturer: manufacturer ?? undefined,
  qty: quantity ?? undefined,
})

const toPartMatch = (
  { reference, quantity }: PartQuery,
  index: number,
  { match, goods, candidates }: PartMatches['rows'][number],
  refused: PartMatches['refused'],
) => {
  const product = goods && toProduct(goods)
  return {
    index,
    reference: reference ?? null,
    kind: toUpperCase(match),
    product,
    price: product && calculatePrice(product, quantity ?? product.minimumOrderQuantity),
    candidates: candidates.map((candidate) => ({
      reason: toUpperCase(candidate.reason),
      product: toProduct(candidate.goods),
    })),
    errors: refused
      .filter((row) => row.index === index)
      .flatMap((row) => toUserErrors(row, fieldNames, ['parts', String(index)])),
  } satisfies ResolversParentTypes['PartMatch']
}

export const matchParts = async (
  context: GatewayContext,
  { parts }: QueryMatchPartsArgs,
  info: Parameters<typeof lookAhead>[1],
) => {
  parseArgument('parts', rowCount, parts)
  const { rows, refused } = await context.upstream.request(endpoint, { body: { parts: parts.map(toWireRow) } })
  if (rows.length !== parts.length) throw new UpstreamError('invalid_response', endpoint, 'not one row for each part')
  const matches = parts.flatMap((part, index) => {
    const row = rows[index]
    return row ? [toPartMatch(part, index, row, refused)] : []
  })
  const products = matches.flatMap(({ product, candidates }) => [
    ...(product ? [product] : []),
    ...candidates.map((candidate) => candidate.product),
  ])
  await lookAhead(context, info, products)
  return matches
}
