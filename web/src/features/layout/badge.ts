/** What the cart's badge shows: nothing for none or an unknown number, '99+' from a hundred on. */
export const badgeOf = (count: number | null | undefined) =>
  !count || count < 0 ? '' : count < 100 ? String(count) : '99+'
