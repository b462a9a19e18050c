import { inject } from 'vitest'
import { spread } from './spread.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** `TEST_SCOPE`, from tools/env.ts. */
    scope: 'short' | 'full'
  }
}

export const isFullScope = () => inject('scope') === 'full'

/** All items in a full run; otherwise `size` items, spread evenly, including the first and the last. */
export const sample = <Item>(items: readonly Item[], size: number): readonly Item[] =>
  isFullScope() ? items : spread(items, size)

/** All items in a full run; otherwise every `every`th item, beginning where the caller's place in its list says. */
export const takeTurns = <Item>(items: readonly Item[], at: number, every: number): readonly Item[] =>
  isFullScope() ? items : items.filter((_, index) => index % every === at % every)
