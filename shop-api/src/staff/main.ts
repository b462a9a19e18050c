import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { migrationsMissing } from '#db/migrate.ts'
import { openDatabase } from '#db/open.ts'
import { toDeps } from '../deps.ts'
import { type Env, readEnv } from '../env.ts'
import { createLog } from '../log.ts'
import { StartError } from '../start-error.ts'
import { requestShop } from './control-client.ts'
import { controlPath } from './control-path.ts'
import { createStaffContext } from './context.ts'
import { commands, createCommandRunner, prepareCommand, toSentence } from './perform.ts'
import { formatJson } from './print.ts'
import type { CommandResponse } from './protocol.ts'
import { StaffError } from './staff-error.ts'
import { writeNewFile } from './write-new-file.ts'
import type { Command } from './command.ts'

const helpText = (commands: readonly Command[]) => {
  const lines = commands.map(({ name, usage, summary }) => [`${name} ${usage}`.trim(), summary] as const)
  const width = Math.max(...lines.map(([typed]) => typed.length))
  const list = lines.map(([typed, summary]) => `  ${typed.padEnd(width)}  ${summary}`).join('\n')
  return `npm run shop -- <command> [--json]

${list}
  ${'help'.padEnd(width)}  this

<order> is an order number in any writing, or the serial number of a bank transfer.`
}

const performHere = async (env: Env, args: string[]): Promise<CommandResponse> => {
  if (!env.DATABASE_URL && !existsSync(join(env.DATA_DIR, 'db')))
    throw new StartError(`There is no shop in ${env.DATA_DIR} yet; run "npm start" first, or set DATA_DIR.`)
  const db = await openDatabase(env)
  try {
    if ((await migrationsMissing(db)).length > 0)
      throw new StartError('The database is older than this version; start the shop once to migrate it.')
    const log = createLog(env.LOG_LEVEL === 'silent' ? 'silent' : 'error', process.stderr)
    return await createCommandRunner(createStaffContext(toDeps(env, db), log))(args)
  } finally {
    await db.close()
  }
}

const run = async (typed: string[]) => {
  const args = typed.filter((word) => word !== '--json')
  if (['help', '--help', '-h', undefined].includes(args[0])) return console.log(helpText(commands))
  prepareCommand(args)
  const env = readEnv()
  const response = (await requestShop(controlPath(env.DATA_DIR), args)) ?? (await performHere(env, args))
  if (!response.ok) throw new StaffError(response.message)
  if (response.file) await writeNewFile(response.file)
  console.log(typed.includes('--json') ? formatJson(response.data) : response.text)
  if (response.isBad) process.exitCode = 1
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(toSentence(error) ?? error)
  process.exitCode = 1
})
