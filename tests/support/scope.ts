import { spread } from '@partgate/schema/testing/spread.ts'
import { testScope } from '../../tools/env.ts'

export const isFullScope = testScope === 'full'

/** A sample is spread evenly and includes the first and the last item. */
export const sample = <Item>(items: readonly Item[], size: number): readonly Item[] =>
  isFullScope ? items : spread(items, size)

/** A partial run takes one item, chosen by its place in the caller's list. */
export const pickInTurn = <Item>(items: readonly Item[], at: number): readonly Item[] =>
  isFullScope ? items : items.slice(at % items.length, (at % items.length) + 1)

export const fullScopeOnly = { tag: '@full' }
