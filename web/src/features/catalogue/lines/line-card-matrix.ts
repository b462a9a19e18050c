type CategoryListing = { slug: string; children?: readonly CategoryListing[] | null }
type Line = { categories: readonly { slug: string }[] }

const below = ({ slug, children }: CategoryListing): string[] => [slug, ...(children ?? []).flatMap(below)]

type MatrixRow<L> = { line: L; tops: ReadonlySet<string> }

export function lineCardMatrix<T extends CategoryListing, L extends Line>(tree: readonly T[], lines: readonly L[]) {
  const topByCategory = new Map(tree.flatMap((top) => below(top).map((slug) => [slug, top.slug] as const)))
  const rows: MatrixRow<L>[] = lines.map((line) => ({
    line,
    tops: new Set(line.categories.flatMap(({ slug }) => topByCategory.get(slug) ?? [])),
  }))
  return { columns: tree.filter(({ slug }) => rows.some(({ tops }) => tops.has(slug))), rows }
}
