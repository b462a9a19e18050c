import 'server-only'
import { HomeReplacedPartDocument } from '#graphql/generated/documents/home.ts'
import type { HomeAlternativesQuery } from '#graphql/generated/types.ts'
import { read } from '#graphql/server.ts'
import { endingParts, reasonFor } from './replaced-part.ts'

export type Alternative = NonNullable<HomeAlternativesQuery['floor']>['nodes'][number]
type Replaced = NonNullable<Alternative['substitutes']>[number]['product']
export type PairOfParts = {
  alternative: Alternative
  replaced: Replaced | null
  reason: string | null
  /** False while the shop does not respond. */
  isKnown: boolean
}

const maxRequested = 2

export const loadPair = async (alternative: Alternative): Promise<PairOfParts> => {
  const { substitutes } = alternative
  const likely = endingParts((substitutes ?? []).map(({ product }) => product)).slice(0, maxRequested)
  const answers = await Promise.all(
    likely.map(async (replaced) => {
      const { ok, data } = await read(HomeReplacedPartDocument, { slug: replaced.slug })
      return { ok, replaced, reason: reasonFor(alternative.id, data?.product?.substitutes ?? []) }
    }),
  )
  const { replaced = null, reason = null } = answers.find((answer) => answer.reason !== null) ?? {}
  const isKnown = replaced !== null || (substitutes !== null && answers.every(({ ok }) => ok))
  return { alternative, replaced, reason, isKnown }
}
