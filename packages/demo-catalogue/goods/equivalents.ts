import { readFileSync } from 'node:fs'

/** Parts of different manufacturers with one function and pin-out, as `manufacturer number`. */
export const equivalents: ReadonlyMap<string, readonly string[]> = new Map(
  readFileSync(new URL('../tables/equivalents.txt', import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const group = line.split(' = ').map((part) => part.trim())
      return group.map((part): [string, string[]] => [part, group.filter((other) => other !== part)])
    }),
)
