import { expect } from 'vitest'
import type { OrderDesk } from './use-desk.ts'

export const changesNothing = async <Answer>(desk: OrderDesk, act: () => Promise<Answer>): Promise<Answer> => {
  const before = await desk.everything()
  const response = await act()
  expect(await desk.everything()).toEqual(before)
  return response
}
