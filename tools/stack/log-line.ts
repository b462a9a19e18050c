import { parseJson } from '@partgate/schema/json.ts'
import { z } from 'zod'

const record = z.object({
  level: z.number(),
  msg: z.string().default(''),
  err: z.object({ message: z.string() }).partial().optional(),
})

const levels = new Map([
  [30, ''],
  [40, 'warning: '],
  [50, 'error: '],
  [60, 'fatal: '],
])

/** Lines that are not log records stay unchanged. */
export const readLogLine = (line: string): { text: string; isError: boolean } => {
  const parsed = record.safeParse(parseJson(line))
  if (!parsed.success) return { text: line, isError: false }
  const { level, msg, err } = parsed.data
  const cause = err?.message && err.message !== msg ? ` (${err.message})` : ''
  return { text: `${levels.get(level) ?? ''}${msg}${cause}`, isError: level >= 50 }
}
