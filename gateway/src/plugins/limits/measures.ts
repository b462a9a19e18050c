import { globalIdType } from '../../graphql/ids.ts'
import { plus } from './amount.ts'
import type { Measure } from './cost.ts'

export const inPoints: Measure = {
  perObject: 1,
  ofField: ({ weight }) => weight,
  ofList: ({ assumedSize }) => assumedSize,
}

const pointsPerRequest = 10

/** Objects of other types are read together. */
const typesReadAlone: ReadonlySet<string | undefined> = new Set(['NewsArticle', 'Order', 'Rfq', 'SavedPartsList'])
const requestsForOtherNodes = 10

const countReadAlone = (ids: unknown) =>
  Array.isArray(ids) ? ids.filter((id) => typeof id !== 'string' || typesReadAlone.has(globalIdType(id))).length : null

/** The weight of a field that needs a request to the shop is at least 10. Look-ups for all rows of a list together weigh less. */
export const inRequests: Measure = {
  perObject: 0,
  ofField: ({ name, isRoot, weight, readArgument }) =>
    isRoot && name === 'nodes'
      ? plus(requestsForOtherNodes, readArgument('ids', countReadAlone, 1))
      : weight >= pointsPerRequest
        ? 1
        : 0,
  ofList: ({ maxSize }) => maxSize,
}
