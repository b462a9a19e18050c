import { expect } from 'vitest'
import type { OrderClient } from './use-client.ts'

export const expectNoChange = async <Answer>(client: OrderClient, act: () => Promise<Answer>): Promise<Answer> => {
  const before = await client.everything()
  const response = await act()
  expect(await client.everything()).toEqual(before)
  return response
}
