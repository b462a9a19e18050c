import { expect } from 'vitest'
import type { OrderDesk } from './use-desk.ts'

/** Does what a buyer does, and holds that nothing has changed that an order could change. */
export const changesNothing = async <Answer>(desk: OrderDesk, act: () => Promise<Answer>): Promise<Answer> => {
  const before = await desk.everything()
  const answer = await act()
  expect(await desk.everything()).toEqual(before)
  return answer
}
