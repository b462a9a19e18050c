/** `size` of the items, spread evenly, including the first and the last; all items if there are no more than `size`. */
export const spread = <Item>(items: readonly Item[], size: number): readonly Item[] => {
  if (items.length <= size) return items
  const step = (items.length - 1) / Math.max(1, size - 1)
  return Array.from({ length: size }, (_, at) => items[Math.round(at * step)]).filter((item) => item !== undefined)
}
