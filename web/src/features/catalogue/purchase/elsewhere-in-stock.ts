type Option = { slug: string; stock: number }

/** Another packaging of the part that is in stock, the one with the smallest minimum: options come in that order. */
export const elsewhereInStock = <O extends Option>(slug: string, options: readonly O[] | null): O | null =>
  options?.find((option) => option.slug !== slug && option.stock > 0) ?? null
