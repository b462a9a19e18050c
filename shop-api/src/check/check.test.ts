import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#db/database.ts'
import { openTestDb } from '../../testing/open-test-db.ts'
import { faults } from '../../testing/races/faults.ts'
import { findViolationsWith } from '../../testing/races/violations.ts'
import { validShopSql } from '../../testing/races/valid-shop.ts'
import { type Capture, check, rules } from './index.ts'

let db: Database
beforeAll(async () => {
  db = await openTestDb()
  await db.exec(validShopSql)
})
afterAll(() => db.close())

const captureB: Capture = { captureId: 'CAPTURE-B', providerOrderId: '0000B', cents: 5873n, currency: 'USD' }
const captureD: Capture = { captureId: 'CAPTURE-D', providerOrderId: '0000D', cents: 5873n, currency: 'USD' }

describe('the checker', () => {
  it('finds no violations in an empty shop or in a valid one', async () => {
    expect(await findViolationsWith(db, 'truncate users, orders, goods, idempotency_keys cascade')).toEqual([])
    expect(await check(db, [captureB, captureD])).toEqual([])
  })

  it.each(faults)('$rule: $sentence', async ({ rule, plant, sentence }) => {
    expect(await findViolationsWith(db, plant)).toContainEqual({ rule, sentence })
  })

  it('has a fault for every rule', () => {
    expect(new Set(faults.map(({ rule }) => rule))).toEqual(new Set(rules.map(({ name }) => name)))
  })

  it.each([
    [
      'of another amount',
      [captureB, { ...captureD, cents: 5872n }],
      'Order PG-00000-0000D: capture CAPTURE-D is not what the provider took.',
    ],
    [
      'in another currency',
      [captureB, { ...captureD, currency: 'EUR' }],
      'Order PG-00000-0000D: capture CAPTURE-D is not what the provider took.',
    ],
    ['that it does not know', [captureB], 'Order PG-00000-0000D: the provider knows no capture CAPTURE-D.'],
    [
      'that we do not know',
      [captureB, captureD, { ...captureB, captureId: 'CAPTURE-X' }],
      'The provider took 5873 cents (CAPTURE-X), and no payment contains it.',
    ],
  ])('compares payments with a capture at the provider %s', async (_, captures, sentence) => {
    expect(await check(db, captures)).toEqual([{ rule: 'captures at the provider', sentence }])
  })
})
