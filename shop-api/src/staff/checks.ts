import { z } from 'zod'
import { check } from '../check/index.ts'
import { command } from './command.ts'

const checkCommand = command({
  name: 'check',
  usage: '',
  summary: 'checks the whole database against the rules of the shop; exit code 1 if one is broken',
  takes: z.object({}),
  positionals: [],
  run: async ({ db }) => {
    const violations = await check(db)
    const lines = violations.map(({ rule, sentence }) => `${rule}: ${sentence}`)
    return {
      text: lines.length > 0 ? lines.join('\n') : 'Every rule holds.',
      data: violations,
      isBad: violations.length > 0,
    }
  },
})

export const checkCommands = [checkCommand]
