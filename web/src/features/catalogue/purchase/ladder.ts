type Step = { quantity: number }

export type LadderRow<S extends Step> = S & {
  /** The last quantity at this price; null at the last step, which has no end. */
  until: number | null
}

/** The ladder as ranges: from a break to just before the next. */
export const rowsOf = <S extends Step>(breaks: readonly S[]): LadderRow<S>[] =>
  breaks.map((step, at) => {
    const next = breaks[at + 1]
    return { ...step, until: next ? next.quantity - 1 : null }
  })
