type Value = { value: number | null; count: number }
type Bar = { height: number; isIn: boolean }

const maxBars = 24

export function toBars(values: readonly Value[], min: number | null, max: number | null): Bar[] {
  const known = values.filter((each): each is Value & { value: number } => each.value !== null)
  if (known.length === 0) return []
  const width = Math.ceil(known.length / maxBars)
  const groups = Array.from({ length: Math.ceil(known.length / width) }, (_, at) =>
    known.slice(at * width, (at + 1) * width),
  )
  const counts = groups.map((group) => group.reduce((sum, { count }) => sum + count, 0))
  const tallest = Math.max(...counts)
  return groups.map((group, at) => ({
    height: Math.max(4, Math.round((100 * (counts[at] ?? 0)) / tallest)),
    isIn: group.some(({ value }) => (min === null || value >= min) && (max === null || value <= max)),
  }))
}
