import { z } from 'zod'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { parseDecimal } from '@partgate/schema/decimal.ts'
import { maxMatchedParts } from '@partgate/schema/limits.ts'
import { maxCandidates, type PartMatches } from '@partgate/schema/shop-api/part-match.ts'
import type { GatewayContext } from '../context.ts'
import type { PartQuery, QueryMatchPartsArgs, Resolvers, ResolversParentTypes } from '../generated/resolvers.ts'
import { parseArgument, parseList } from '../graphql/bad-input.ts'
import { type FieldNames, toUserErrors } from '../graphql/user-errors.ts'
import { toUpperCase } from '../graphql/values.ts'
import { UpstreamError } from '../upstream/error.ts'
import { lookAhead } from './look-ahead.ts'
import { toProduct } from './normalize.ts'
import { calculatePrice } from './price.ts'

const endpoint = contract.catalogue.matchParts
const candidateLimit = z.int().min(1).max(maxCandidates)
const fieldNames: FieldNames = { qty: 'quantity', internal_numbers: 'internalPartNumbers' }

const toWireRow = ({
  partNumbers,
  internalPartNumbers,
  manufacturer,
  quantity,
  value,
  package: name,
  description,
  designators,
  reference,
}: PartQuery) => ({
  part_numbers: partNumbers ?? undefined,
  internal_numbers: internalPartNumbers ?? undefined,
  manufacturer: manufacturer ?? undefined,
  qty: quantity ?? undefined,
  value: value ?? undefined,
  package: name ?? undefined,
  description: description ?? undefined,
  designators: designators ?? undefined,
  reference: reference ?? undefined,
})

type WireRow = PartMatches['rows'][number]

const toDifferences = (differences: WireRow['differences']) =>
  differences.map(({ aspect, parameter, requested, offered }) => ({
    aspect: toUpperCase(aspect),
    parameterKey: parameter,
    requested,
    offered,
  }))

const toPricedProduct = (goods: NonNullable<WireRow['goods']>, { quantity }: PartQuery) => {
  const product = toProduct(goods)
  return { product, price: calculatePrice(product, quantity ?? product.minimumOrderQuantity) }
}

type Offer = { product: ReturnType<typeof toProduct>; pieces: number; cents: bigint }

const toOffer = (goods: NonNullable<WireRow['goods']>, query: PartQuery): Offer[] => {
  const { product, price } = toPricedProduct(goods, query)
  const amount = price?.availableExtendedPrice?.amount
  return price && amount !== undefined
    ? [{ product, pieces: price.availableQuantity, cents: parseDecimal(amount, 2) }]
    : []
}

const compare = (a: bigint, b: bigint) => (a < b ? -1 : a > b ? 1 : 0)

/** Candidates that are the same part in another packaging and cost less than a match that covers the quantity. */
const findOtherPackagings = ({ goods, candidates }: WireRow, query: PartQuery) => {
  const { quantity } = query
  const [own] = goods && quantity ? toOffer(goods, query) : []
  if (!quantity || !own || own.pieces < quantity) return { cheaperPackaging: null, smallerPackaging: null }
  const offers = candidates
    .filter(({ reason }) => reason === 'packaging')
    .flatMap((candidate) => toOffer(candidate.goods, query))
    .filter(({ cents }) => cents < own.cents)
  const [cheapest] = offers.filter(({ pieces }) => pieces >= quantity).toSorted((a, b) => compare(a.cents, b.cents))
  const [largest] = offers
    .filter(({ pieces }) => pieces < quantity && pieces * 2 >= quantity)
    .toSorted((a, b) => b.pieces - a.pieces)
  return { cheaperPackaging: cheapest?.product ?? null, smallerPackaging: largest?.product ?? null }
}

const toPartMatch = (query: PartQuery, index: number, row: WireRow, refused: PartMatches['refused']) =>
  ({
    index,
    reference: query.reference ?? null,
    verdict: toUpperCase(row.verdict),
    reason: toUpperCase(row.reason),
    matchedNumber: row.matched_number,
    ...(row.goods ? toPricedProduct(row.goods, query) : { product: null, price: null }),
    ...findOtherPackagings(row, query),
    differences: toDifferences(row.differences),
    candidates: row.candidates.map(({ reason, goods, differences }) => ({
      reason: toUpperCase(reason),
      ...toPricedProduct(goods, query),
      differences: toDifferences(differences),
    })),
    candidateCount: row.candidates.length,
    errors: refused
      .filter((each) => each.index === index)
      .flatMap((each) => toUserErrors(each, fieldNames, ['parts', String(index)])),
  }) satisfies ResolversParentTypes['PartMatch']

export const matchParts = async (
  context: GatewayContext,
  args: QueryMatchPartsArgs,
  info: Parameters<typeof lookAhead>[1],
) => {
  const parts = parseList('parts', args.parts, maxMatchedParts)
  const { rows, refused } = await context.upstream.request(endpoint, { body: { parts: parts.map(toWireRow) } })
  if (rows.length !== parts.length) throw new UpstreamError('invalid_response', endpoint, 'not one row for each part')
  const matches = parts.flatMap((part, index) => {
    const row = rows[index]
    return row ? [toPartMatch(part, index, row, refused)] : []
  })
  const products = matches.flatMap(({ product, cheaperPackaging, smallerPackaging, candidates }) => [
    ...(product ? [product] : []),
    ...(cheaperPackaging ? [cheaperPackaging] : []),
    ...(smallerPackaging ? [smallerPackaging] : []),
    ...candidates.map((candidate) => candidate.product),
  ])
  await lookAhead(context, info, products)
  return matches
}

export const partMatchResolvers: NonNullable<Resolvers['PartMatch']> = {
  candidates: ({ candidates }, { first }) =>
    candidates.slice(0, parseArgument('first', candidateLimit, first ?? maxCandidates)),
}
