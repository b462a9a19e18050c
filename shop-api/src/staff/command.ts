import { parseArgs } from 'node:util'
import { z } from 'zod'
import type { Desk } from './desk.ts'
import { StaffError } from './staff-error.ts'

/** What a command has to say: to people, and to machines. Where it is bad news, the command line ends with 1. */
export type Report = { text: string; data: unknown; isBad?: boolean }
type Work = (desk: Desk) => Promise<Report>

export type Command = {
  /** What is typed: `order ship`. */
  name: string
  /** What is typed behind it: `<order> --carrier … --number …`. */
  usage: string
  summary: string
  /** Reads what was typed behind the name, or throws a StaffError; does nothing yet. */
  prepare: (args: string[]) => Work
}

type Definition<S extends z.ZodObject> = {
  name: string
  usage: string
  summary: string
  /** All values: the positional ones in their order, then the options. */
  takes: S
  positionals: readonly (keyof S['shape'] & string)[]
  /** Options without a value. */
  switches?: readonly (keyof S['shape'] & string)[]
  run: (desk: Desk, given: z.output<S>) => Promise<Report>
}

const firstSentence = (text: string) => text.split(/\.(\s|$)/)[0]

const parse = (args: string[], options: Record<string, { type: 'string' | 'boolean' }>) => {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new StaffError(`${firstSentence(error instanceof Error ? error.message : String(error))}.`)
  }
}

const refusalOf = (issue: z.core.$ZodIssue | undefined, values: Record<string, unknown>) => {
  const name = String(issue?.path[0] ?? 'it')
  if (values[name] === undefined) return `${name} is missing.`
  return `${name} must be ${issue?.message}, not "${String(values[name])}".`
}

/** A command of the sales team. The message of each value's shape says what it must be: `a number of pieces`. */
export const command = <S extends z.ZodObject>(definition: Definition<S>): Command => {
  const { name, usage, summary, takes, positionals, switches = [], run } = definition
  const options = Object.fromEntries(
    Object.keys(takes.shape)
      .filter((key) => !positionals.includes(key))
      .map((key) => [key, { type: switches.includes(key) ? 'boolean' : 'string' } as const]),
  )
  const read = (args: string[]) => {
    const { values, positionals: typed } = parse(args, options)
    const extra = typed[positionals.length]
    if (extra !== undefined) throw new StaffError(`"${extra}" is more than "${name}" takes.`)
    const given: Record<string, unknown> = { ...values }
    for (const [i, key] of positionals.entries()) given[key] = typed[i]
    const parsed = takes.safeParse(given)
    if (!parsed.success) throw new StaffError(refusalOf(parsed.error.issues[0], given))
    return parsed.data
  }
  const prepare = (args: string[]): Work => {
    try {
      const given = read(args)
      return (desk) => run(desk, given)
    } catch (error) {
      if (!(error instanceof StaffError)) throw error
      throw new StaffError(`${error.message} Usage: ${[name, usage].filter(Boolean).join(' ')}`)
    }
  }
  return { name, usage, summary, prepare }
}
