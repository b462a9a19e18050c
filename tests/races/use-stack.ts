import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { createTestDatabase } from '../../shop-api/testing/postgres.ts'
import { openRaceStack, type RaceStack } from '../../shop-api/testing/races/stack.ts'
import type { RaceShop } from '../../shop-api/testing/races/process.ts'

/** After each test, every rule of the shop must hold. `connection`: query parameters of the connection URL. */
export const useStack = (settings: Record<string, string> = {}, connection = '') => {
  let stack: RaceStack | undefined
  let drop = async () => {}
  beforeAll(async () => {
    const database = await createTestDatabase(inject('postgres'))
    drop = () => database.drop().then(() => undefined)
    stack = await openRaceStack({ databaseUrl: `${database.url}${connection}`, settings })
  })
  afterEach(async () => {
    expect(await stack?.violations()).toEqual([])
  })
  afterAll(async () => {
    await stack?.close()
    await drop()
  })
  return () => {
    if (!stack) throw new Error('The stack is open only in tests')
    const [left, right] = stack.shops as [RaceShop, RaceShop]
    return { ...stack, left, right, both: [left, right] }
  }
}
