import 'server-only'
import { AskedNumberDocument } from '#graphql/generated/documents/catalogue.ts'
import type { AskedNumberQuery } from '#graphql/generated/types.ts'
import { read } from '#graphql/server.ts'
import { inTurns } from './in-turns.ts'

type Search = NonNullable<AskedNumberQuery['search']>
export type LookedUp = {
  number: string
  /** Null while the shop cannot say. */
  found: { best: Search['edges'][number] | null; totalCount: number; isTotalCapped: boolean } | null
}

/** A list must not keep the shop from answering others. */
const atOnce = 6

const lookUp = async (number: string): Promise<LookedUp> => {
  const { data } = await read(AskedNumberDocument, { number })
  if (!data?.search) return { number, found: null }
  const { edges, totalCount, isTotalCapped } = data.search
  return { number, found: { best: edges[0] ?? null, totalCount, isTotalCapped } }
}

export const lookUpAll = (numbers: readonly string[]) => inTurns(numbers, atOnce, lookUp)
