type Shelf = { slug: string; children?: readonly Shelf[] }
type Line = { categories: readonly { slug: string }[] }

const below = ({ slug, children = [] }: Shelf): string[] => [slug, ...children.flatMap(below)]

export type MatrixRow<L> = { line: L; tops: ReadonlySet<string> }

/** Which top shelves each line fills; a shelf that no line fills is no column. */
export function lineCardMatrix<T extends Shelf, L extends Line>(tree: readonly T[], lines: readonly L[]) {
  const topOf = new Map(tree.flatMap((top) => below(top).map((slug) => [slug, top.slug] as const)))
  const rows: MatrixRow<L>[] = lines.map((line) => ({
    line,
    tops: new Set(line.categories.flatMap(({ slug }) => topOf.get(slug) ?? [])),
  }))
  return { columns: tree.filter(({ slug }) => rows.some(({ tops }) => tops.has(slug))), rows }
}
