export type CartChange =
  | { kind: 'select'; lineIds: readonly string[]; isSelected: boolean }
  | { kind: 'remove'; lineIds: readonly string[] }

/** Lines and selection are predicted, money never. */
export const predictLines = <Line extends { id: string; isSelected: boolean }>(
  lines: Line[],
  change: CartChange,
): Line[] => {
  const isMeant = (line: Line) => change.lineIds.includes(line.id)
  if (change.kind === 'remove') return lines.filter((line) => !isMeant(line))
  return lines.map((line) => (isMeant(line) ? { ...line, isSelected: change.isSelected } : line))
}
