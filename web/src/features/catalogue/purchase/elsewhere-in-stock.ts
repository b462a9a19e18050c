type Option = { slug: string; stock: number }

export const elsewhereInStock = <O extends Option>(slug: string, options: readonly O[] | null): O | null =>
  options?.find((option) => option.slug !== slug && option.stock > 0) ?? null
