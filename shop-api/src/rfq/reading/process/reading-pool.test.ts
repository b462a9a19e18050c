import { writeXlsx } from 'hucre'
import { expect, test } from 'vitest'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { endlessXlsx, wideXls } from '../../../../testing/rfq/heavy-files.ts'
import { createReadingPool } from './reading-pool.ts'

/** A busy machine needs more time than the shop allows. */
const patient = { timeoutMs: 240_000, startMs: 240_000 }
const pool = createReadingPool({ processes: 2, maxWaiting: 4, cpuLimitMs: 3_000, ...patient })

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
const list = expect.objectContaining({
  rows: [expect.objectContaining({ numbers: [expect.objectContaining({ number: 'LM358DR' })], qty: 7 })],
  rows_left_out: 0,
})
const refusal = (messageKey: string) => ({ code: codes.fileRefused, messageKey: `failures.${messageKey}` })
const busy = {
  code: codes.tooManyRequests,
  messageKey: 'failures.readingBusy',
  data: { retry_after_seconds: 60 },
}

test('a file is read in another process', async () => {
  expect(await pool.read({ bytes: good }, 'en')).toEqual(list)
})

test('a file that takes too much CPU time is given up, others are read meanwhile and after it', async () => {
  const refused = pool.read({ bytes: endlessXlsx() }, 'en').catch((error: unknown) => error)
  expect(await pool.read({ bytes: good }, 'en')).toEqual(list)
  expect(await refused).toMatchObject(refusal('fileTooMuch'))
  expect(await Promise.all([pool.read({ bytes: good }, 'en'), pool.read({ bytes: good }, 'en')])).toEqual([list, list])
})

test('a file that takes all memory ends its reader alone', async () => {
  await expect(pool.read({ bytes: wideXls() }, 'en')).rejects.toMatchObject(refusal('fileTooMuch'))
  expect(await pool.read({ bytes: good }, 'en')).toEqual(list)
})

test('of 20 at once, those above the queue limit are refused as busy, the others read', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => pool.read({ bytes: good }, 'en')))
  const turnedAway = outcomes.filter(({ status }) => status === 'rejected')
  expect(turnedAway).toHaveLength(14)
  for (const outcome of turnedAway) expect(outcome).toMatchObject({ reason: busy })
})

test('where the machine is too busy to read a file in time, the shop is busy and the file is not at fault', async () => {
  const hasty = createReadingPool({ processes: 1, maxWaiting: 1, cpuLimitMs: 60_000, timeoutMs: 1 })
  await expect(hasty.read({ bytes: endlessXlsx() }, 'en')).rejects.toMatchObject(busy)
})
