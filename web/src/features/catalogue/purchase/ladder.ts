type Step = { quantity: number }

type LadderRow<S extends Step> = S & {
  /** Null for the last price break. */
  until: number | null
}

export const toLadderRows = <S extends Step>(breaks: readonly S[]): LadderRow<S>[] =>
  breaks.map((step, at) => {
    const next = breaks[at + 1]
    return { ...step, until: next ? next.quantity - 1 : null }
  })
