import { getTranslator } from '#i18n/translator.ts'
import { Failure } from '#http/failure.ts'
import { DatabaseUnavailable } from '#db/database.ts'
import { StartError } from '../start-error.ts'
import { checkCommands } from './checks.ts'
import { configCommands } from './configuration.ts'
import type { Command } from './command.ts'
import type { StaffContext } from './context.ts'
import { mailCommands } from './mails.ts'
import { messageCommands } from './messages.ts'
import { orderActions } from './order-actions.ts'
import { orderList } from './order-list.ts'
import { orderMoney } from './order-money.ts'
import { orderShow } from './order-show.ts'
import type { CommandResponse } from './protocol.ts'
import { rfqCommands } from './rfqs.ts'
import { StaffError } from './staff-error.ts'
import { stockCommands } from './stock.ts'

export const commands: Command[] = [
  orderList,
  orderShow,
  ...orderMoney,
  ...orderActions,
  ...rfqCommands,
  ...messageCommands,
  ...stockCommands,
  ...mailCommands,
  ...configCommands,
  ...checkCommands,
]

export const prepareCommand = (args: string[]) => {
  const named = commands.find(({ name }) => name.split(' ').every((word, i) => args[i] === word))
  if (named) return named.prepare(args.slice(named.name.split(' ').length))
  const siblings = commands.filter(({ name }) => name.split(' ')[0] === args[0]).map(({ name }) => `"${name}"`)
  const hint = siblings.length > 0 ? `there is ${siblings.join(', ')}` : 'type "help" for all commands'
  throw new StaffError(`There is no command "${args.slice(0, 2).join(' ')}"; ${hint}.`)
}

/** Null for a fault of the shop. */
export const toSentence = (error: unknown): string | null => {
  if (error instanceof StaffError || error instanceof StartError) return error.message
  if (error instanceof DatabaseUnavailable) return `${error.message}.`
  return error instanceof Failure ? getTranslator('en')(error.messageKey, error.values) : null
}

/** Faults are logged and reported without details. */
export const createCommandRunner =
  (context: StaffContext) =>
  async (args: string[]): Promise<CommandResponse> => {
    try {
      const { isBad = false, ...report } = await prepareCommand(args)(context)
      context.log.info({ command: args.slice(0, 2).join(' ') }, 'staff')
      return { ok: true, isBad, ...report }
    } catch (err) {
      const message = toSentence(err)
      if (message === null) context.log.error({ err, command: args.slice(0, 2).join(' ') }, 'failed')
      return { ok: false, message: message ?? 'The command failed in the shop; see its log.' }
    }
  }
