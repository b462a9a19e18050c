const shortest = 3

/** The end of a part number says how it is packed, so similar numbers share their beginning. */
export function toBeginnings(query: string): [long: string, middle: string, short: string] {
  const signs = [...(query.split(' ')[0] ?? '')]
  const first = (count: number) => signs.slice(0, Math.max(shortest, Math.floor(count))).join('')
  return [first(signs.length - 2), first(signs.length - 4), first(signs.length / 2)]
}
