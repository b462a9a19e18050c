export type Category = { id: number; parent_id: number | null }

/** Of a package where `value_id` is null: the package is no attribute. */
type ValueCount = { value_id: number | null; package: string | null; parts: number; in_stock: number }
export type Tally = ValueCount & { manufacturer_id: number; category_id: number }

/** Empty arrays stand for all. */
export type Scope = { categoryIds: number[]; manufacturerIds: number[]; counts: Map<number | string, ValueCount> }

export const toKey = (ids: readonly number[] | null) => [...(ids ?? [])].toSorted((a, b) => a - b)

const createScope = (categoryIds: readonly number[], manufacturerIds: number[]): Scope => ({
  categoryIds: toKey(categoryIds),
  manufacturerIds,
  counts: new Map(),
})

const addTo = ({ counts }: Scope, { value_id, package: name, parts, in_stock }: Tally) => {
  const key = value_id ?? name ?? ''
  const known = counts.get(key)
  if (known) {
    known.parts += parts
    known.in_stock += in_stock
  } else counts.set(key, { value_id, package: name, parts, in_stock })
}

/** Adds up tallies for the catalogue, for each category with its descendants and for each manufacturer. */
export const createScopes = (categories: readonly Category[]) => {
  const parents = new Map(categories.map(({ id, parent_id }) => [id, parent_id]))
  const children = Map.groupBy(categories, ({ parent_id }) => parent_id)
  const listBelow = (id: number): number[] => [id, ...(children.get(id) ?? []).flatMap((child) => listBelow(child.id))]
  const all = createScope([], [])
  const byCategory = new Map(categories.map(({ id }) => [id, createScope(listBelow(id), [])]))
  const byManufacturer = new Map<number, Scope>()

  const add = (tally: Tally) => {
    const { manufacturer_id, category_id } = tally
    const ofManufacturer = byManufacturer.get(manufacturer_id) ?? createScope([], [manufacturer_id])
    byManufacturer.set(manufacturer_id, ofManufacturer)
    addTo(all, tally)
    addTo(ofManufacturer, tally)
    for (let id: number | null = category_id; id !== null; id = parents.get(id) ?? null) {
      const ofCategory = byCategory.get(id)
      if (ofCategory) addTo(ofCategory, tally)
    }
  }
  const list = () => [all, ...byCategory.values(), ...byManufacturer.values()].filter(({ counts }) => counts.size > 0)
  return { add, list }
}
