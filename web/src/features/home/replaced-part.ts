type Stage = 'PRELIMINARY' | 'ACTIVE' | 'NOT_RECOMMENDED' | 'LAST_TIME_BUY' | 'OBSOLETE'

const endings: readonly Stage[] = ['OBSOLETE', 'LAST_TIME_BUY', 'NOT_RECOMMENDED']

export const endingParts = <Part extends { lifecycleStatus: Stage }>(parts: readonly Part[]): Part[] =>
  parts
    .filter(({ lifecycleStatus }) => endings.includes(lifecycleStatus))
    .toSorted((one, other) => endings.indexOf(one.lifecycleStatus) - endings.indexOf(other.lifecycleStatus))

type Substitute = { reason: string; product: { id: string } }

/** Substitution need not hold both ways, so the replaced part's own list gives the reason. */
export const reasonFor = (alternativeId: string, substitutes: readonly Substitute[]) =>
  substitutes.find(({ product }) => product.id === alternativeId)?.reason ?? null

export const pairsFirst = <Pair extends { kind: string }>(pairs: readonly Pair[]): Pair[] =>
  pairs.toSorted((one, other) => Number(other.kind === 'replaces') - Number(one.kind === 'replaces'))
