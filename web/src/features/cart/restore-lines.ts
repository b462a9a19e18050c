import type { LineAvailability } from '#graphql/generated/types.ts'

/** The shop refuses to add the quantity of any other line. */
export const canRestore = (lines: readonly { availability: LineAvailability }[]) =>
  lines.some(({ availability }) => availability === 'AVAILABLE')

export type RefusedLine = { partNumber: string; reason: string }

/** Names each reason once. */
export const groupByReason = (refused: readonly RefusedLine[]) =>
  [...Map.groupBy(refused, ({ reason }) => reason)].map(([reason, lines]) => ({
    reason,
    partNumbers: lines.map(({ partNumber }) => partNumber),
  }))
