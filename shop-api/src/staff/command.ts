import { parseArgs } from 'node:util'
import { z } from 'zod'
import type { StaffContext } from './context.ts'
import type { NewFile } from './protocol.ts'
import { StaffError } from './staff-error.ts'

/** `text` is for people, `data` for machines. Bad news sets exit code 1. The command line writes `file`. */
type Report = { text: string; data: unknown; isBad?: boolean; file?: NewFile }
type Work = (context: StaffContext) => Promise<Report>

export type Command = {
  name: string
  usage: string
  summary: string
  prepare: (args: string[]) => Work
}

type Definition<S extends z.ZodObject> = {
  name: string
  usage: string
  summary: string
  takes: S
  positionals: readonly (keyof S['shape'] & string)[]
  switches?: readonly (keyof S['shape'] & string)[]
  run: (context: StaffContext, given: z.output<S>) => Promise<Report>
}

const firstSentence = (text: string) => text.split(/\.(\s|$)/)[0]

const parse = (args: string[], options: Record<string, { type: 'string' | 'boolean' }>) => {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new StaffError(`${firstSentence(error instanceof Error ? error.message : String(error))}.`)
  }
}

const toRefusal = (issue: z.core.$ZodIssue | undefined, values: Record<string, unknown>) => {
  const name = String(issue?.path[0] ?? 'it')
  if (values[name] === undefined) return `${name} is missing.`
  return `${name} must be ${issue?.message}, not "${String(values[name])}".`
}

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
    if (extra !== undefined) throw new StaffError(`"${name}" takes no argument "${extra}".`)
    const given: Record<string, unknown> = { ...values }
    for (const [i, key] of positionals.entries()) given[key] = typed[i]
    const parsed = takes.safeParse(given)
    if (!parsed.success) throw new StaffError(toRefusal(parsed.error.issues[0], given))
    return parsed.data
  }
  const prepare = (args: string[]): Work => {
    try {
      const given = read(args)
      return (context) => run(context, given)
    } catch (error) {
      if (!(error instanceof StaffError)) throw error
      throw new StaffError(`${error.message} Usage: ${[name, usage].filter(Boolean).join(' ')}`)
    }
  }
  return { name, usage, summary, prepare }
}
