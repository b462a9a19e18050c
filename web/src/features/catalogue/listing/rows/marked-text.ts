type TextSegment = { text: string; isMarked: boolean }
type Range = { start: number; end: number }

export function markedText(text: string, ranges: readonly Range[]): TextSegment[] {
  const isMarked = (at: number) => ranges.some(({ start, end }) => start <= at && at < end)
  const edges = ranges.flatMap(({ start, end }) => [start, end]).filter((at) => at > 0 && at < text.length)
  const cuts = [...new Set([0, ...edges, text.length])].toSorted((a, b) => a - b)
  return cuts.slice(1).reduce<TextSegment[]>((segments, end, index) => {
    const start = cuts[index] ?? 0
    const last = segments.at(-1)
    if (last?.isMarked === isMarked(start))
      return [...segments.slice(0, -1), { ...last, text: last.text + text.slice(start, end) }]
    return [...segments, { text: text.slice(start, end), isMarked: isMarked(start) }]
  }, [])
}
