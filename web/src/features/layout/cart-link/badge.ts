export const formatBadge = (count: number | null | undefined) =>
  !count || count < 0 ? '' : count < 100 ? String(count) : '99+'
