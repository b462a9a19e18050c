import { readFileSync } from 'node:fs'

/** Parts of different makers with one function and one pin-out, as `maker number`: each with the others of its line. */
export const equivalents: ReadonlyMap<string, readonly string[]> = new Map(
  readFileSync(new URL('./tables/equivalents.txt', import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const group = line.split(' = ').map((part) => part.trim())
      return group.map((part): [string, string[]] => [part, group.filter((other) => other !== part)])
    }),
)
