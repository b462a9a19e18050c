import { translatorOf } from '#i18n/translator.ts'
import { Failure } from '#http/failure.ts'
import { DatabaseUnavailable } from '#db/database.ts'
import { StartError } from '../start-error.ts'
import { checkCommands } from './checks.ts'
import type { Command } from './command.ts'
import type { Desk } from './desk.ts'
import { mailCommands } from './mails.ts'
import { orderActions } from './order-actions.ts'
import { orderList } from './order-list.ts'
import { orderMoney } from './order-money.ts'
import { orderShow } from './order-show.ts'
import type { Answer } from './protocol.ts'
import { rfqCommands } from './rfqs.ts'
import { StaffError } from './staff-error.ts'
import { stockCommands } from './stock.ts'

export const commands: Command[] = [
  orderList,
  orderShow,
  ...orderMoney,
  ...orderActions,
  ...rfqCommands,
  ...stockCommands,
  ...mailCommands,
  ...checkCommands,
]

/** The command that the first words name, with what follows read; or a StaffError. */
export const prepare = (args: string[]) => {
  const named = commands.find(({ name }) => name.split(' ').every((word, i) => args[i] === word))
  if (named) return named.prepare(args.slice(named.name.split(' ').length))
  const siblings = commands.filter(({ name }) => name.split(' ')[0] === args[0]).map(({ name }) => `"${name}"`)
  const hint = siblings.length > 0 ? `there is ${siblings.join(', ')}` : 'type "help" for all commands'
  throw new StaffError(`There is no command "${args.slice(0, 2).join(' ')}"; ${hint}.`)
}

/** The sentence that an error is to the sales team; null for one that is a fault of the shop. */
export const sentenceOf = (error: unknown): string | null => {
  if (error instanceof StaffError || error instanceof StartError) return error.message
  if (error instanceof DatabaseUnavailable) return `${error.message}.`
  return error instanceof Failure ? translatorOf('en')(error.messageKey, error.values) : null
}

/** Does one command, whatever comes of it; a fault is logged and told without detail. */
export const performer =
  (desk: Desk) =>
  async (args: string[]): Promise<Answer> => {
    try {
      const { isBad = false, ...report } = await prepare(args)(desk)
      desk.log.info({ command: args.slice(0, 2).join(' ') }, 'staff')
      return { ok: true, isBad, ...report }
    } catch (err) {
      const message = sentenceOf(err)
      if (message === null) desk.log.error({ err, command: args.slice(0, 2).join(' ') }, 'failed')
      return { ok: false, message: message ?? 'The shop has failed at this; its log says more.' }
    }
  }
