const shortest = 3

/** Ever shorter beginnings of what was searched for, to find the numbers that begin alike: what comes last in a part number says
 * how it is packed. */
export function beginningsOf(query: string): [long: string, middle: string, short: string] {
  const signs = [...(query.split(' ')[0] ?? '')]
  const first = (count: number) => signs.slice(0, Math.max(shortest, Math.floor(count))).join('')
  return [first(signs.length - 2), first(signs.length - 4), first(signs.length / 2)]
}
