import { writeXlsx } from 'hucre'
import { expect, test } from 'vitest'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { endlessXlsx, wideXls } from '../../../testing/rfq/heavy-files.ts'
import { createReadingPool } from './reading-pool.ts'

const pool = createReadingPool({ processes: 2, maxWaiting: 4, timeoutMs: 3_000 })

const good = await writeXlsx({
  sheets: [
    {
      name: 'List',
      rows: [
        ['Part Number', 'Qty'],
        ['LM358DR', 7],
      ],
    },
  ],
})
const list = { rows: [expect.objectContaining({ part_number: 'LM358DR', qty: 7 })], rowsLeftOut: 0 }
const refusal = (messageKey: string) => ({ code: codes.fileRefused, messageKey: `failures.${messageKey}` })

test('a file is read in another process', async () => {
  expect(await pool.read(good, 'en')).toEqual(list)
})

test('a file that takes too long is given up, others are read meanwhile and after it', async () => {
  const refused = pool.read(endlessXlsx(), 'en').catch((error: unknown) => error)
  expect(await pool.read(good, 'en')).toEqual(list)
  expect(await refused).toMatchObject(refusal('fileTooMuch'))
  expect(await Promise.all([pool.read(good, 'en'), pool.read(good, 'en')])).toEqual([list, list])
})

test('a file that takes all memory ends its reader alone', async () => {
  await expect(pool.read(wideXls(), 'en')).rejects.toMatchObject(refusal('fileTooMuch'))
  expect(await pool.read(good, 'en')).toEqual(list)
})

test('of 20 at once, those above the queue limit are refused as busy, the others read', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => pool.read(good, 'en')))
  const turnedAway = outcomes.filter(({ status }) => status === 'rejected')
  expect(turnedAway).toHaveLength(14)
  for (const outcome of turnedAway) expect(outcome).toMatchObject({ reason: { code: codes.unavailable } })
})
