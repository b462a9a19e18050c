import 'server-only'
import { NumberLookupDocument } from '#graphql/generated/documents/catalogue.ts'
import { read } from '#graphql/server.ts'
import type { PartLine } from '#features/rfq/index.ts'
import { toLookedUp } from './looked-up.ts'

/** Null if the lookup failed. */
export const lookUpNumbers = async (lines: readonly PartLine[]) => {
  const parts = lines.map(({ partNumber, quantity }) => ({ partNumbers: [partNumber], quantity }))
  const { data } = await read(NumberLookupDocument, { parts })
  const matches = data?.matchParts
  return matches
    ? lines.flatMap((line, at) => {
        const match = matches[at]
        return match ? [toLookedUp(line, match)] : []
      })
    : null
}
