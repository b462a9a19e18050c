/** What the cart's badge shows: nothing for none, '99+' from a hundred on. */
export const badgeOf = (count: number) => (count <= 0 ? '' : count < 100 ? String(count) : '99+')
