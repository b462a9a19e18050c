export const formatBadge = (count: number) => (count === 0 ? '' : count < 100 ? String(count) : '99+')
