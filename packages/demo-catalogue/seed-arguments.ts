import { parseArgs } from 'node:util'
import { StartError } from '@partgate/shop-api/src/start-error.ts'

export type SeedArguments = { parts: number; seed: number; isForced: boolean; isExplicit: boolean }

const whole = (name: string, text: string, from: number, to: number) => {
  const value = Number(text)
  if (/^\d{1,10}$/.test(text) && value >= from && value <= to) return value
  throw new StartError(`--${name} must be a whole number from ${from} to ${to}, not "${text}".`)
}

const read = (args: readonly string[]) => {
  try {
    const options = { parts: { type: 'string' }, seed: { type: 'string' }, force: { type: 'boolean' } } as const
    return parseArgs({ args: [...args], options, allowPositionals: false }).values
  } catch (cause) {
    throw new StartError('Usage: npm run seed -- [--parts 100000] [--seed 1] [--force]', { cause })
  }
}

/** `isExplicit`: the command line names a certain catalogue. */
export const seedArguments = (args: readonly string[], min: number, max: number): SeedArguments => {
  const values = read(args)
  return {
    parts: whole('parts', values.parts ?? '100000', min, max),
    seed: whole('seed', values.seed ?? '1', 0, 2_147_483_647),
    isForced: values.force ?? false,
    isExplicit: values.parts !== undefined || values.seed !== undefined,
  }
}
