type Stage = 'PRELIMINARY' | 'ACTIVE' | 'NOT_RECOMMENDED' | 'LAST_TIME_BUY' | 'OBSOLETE'

/** The nearer a part is to its end, the sooner it needs replacing. */
const endings: readonly Stage[] = ['OBSOLETE', 'LAST_TIME_BUY', 'NOT_RECOMMENDED']

/** Of the parts that are like an alternative, those at their end, the most urgent first. */
export const endingParts = <Part extends { lifecycleStatus: Stage }>(parts: readonly Part[]): Part[] =>
  parts
    .filter(({ lifecycleStatus }) => endings.includes(lifecycleStatus))
    .toSorted((one, other) => endings.indexOf(one.lifecycleStatus) - endings.indexOf(other.lifecycleStatus))

type Substitute = { reason: string; product: { id: string } }

/** Why a part may serve instead of another: said by the other's own list, for likeness need not hold both ways. */
export const reasonFor = (alternativeId: string, substitutesOfReplaced: readonly Substitute[]) =>
  substitutesOfReplaced.find(({ product }) => product.id === alternativeId)?.reason ?? null

/** Those with an original before those without, otherwise in their order. */
export const pairsFirst = <Pair extends { replaced: unknown }>(pairs: readonly Pair[]): Pair[] =>
  pairs.toSorted((one, other) => Number(one.replaced === null) - Number(other.replaced === null))
