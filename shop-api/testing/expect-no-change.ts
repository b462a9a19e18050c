import { expect } from 'vitest'
import type { OrderClient } from './use-client.ts'

export const expectNoChange = async <Result>(client: OrderClient, act: () => Promise<Result>): Promise<Result> => {
  const before = await client.everything()
  const response = await act()
  expect(await client.everything()).toEqual(before)
  return response
}
