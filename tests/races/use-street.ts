import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { createTestDatabase } from '../../shop-api/src/testing/postgres.ts'
import { openRaceStreet, type RaceStreet } from '../../shop-api/src/testing/race-street.ts'
import type { RaceShop } from '../../shop-api/src/testing/race-house.ts'

/** Two shops on a database of the test file's own; after each test, every rule of the shop must hold. `connection` is how
 * they connect, as in the query of an address. */
export const useStreet = (settings: Record<string, string> = {}, connection = '') => {
  let street: RaceStreet | undefined
  let drop = async () => {}
  beforeAll(async () => {
    const database = await createTestDatabase(inject('postgres'))
    drop = () => database.drop().then(() => undefined)
    street = await openRaceStreet({ databaseUrl: `${database.url}${connection}`, settings })
  })
  afterEach(async () => {
    expect(await street?.violations()).toEqual([])
  })
  afterAll(async () => {
    await street?.close()
    await drop()
  })
  return () => {
    if (!street) throw new Error('The street is open in tests only')
    const [left, right] = street.shops as [RaceShop, RaceShop]
    return { ...street, left, right, both: [left, right] }
  }
}
