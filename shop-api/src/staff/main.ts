import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { migrationsMissing } from '#db/migrate.ts'
import { openDatabase } from '#db/open.ts'
import { depsOf } from '../deps.ts'
import { type Env, readEnv } from '../env.ts'
import { createLog } from '../log.ts'
import { StartError } from '../start-error.ts'
import { askShop } from './control-client.ts'
import { controlPath } from './control-path.ts'
import { openDesk } from './desk.ts'
import { helpText } from './help.ts'
import { commands, performer, prepare, sentenceOf } from './perform.ts'
import { json } from './print.ts'
import type { Answer } from './protocol.ts'
import { StaffError } from './staff-error.ts'

/** Opens the database itself, as long as the command takes. */
const performHere = async (env: Env, args: string[]): Promise<Answer> => {
  if (!env.DATABASE_URL && !existsSync(join(env.DATA_DIR, 'db')))
    throw new StartError(`There is no shop in ${env.DATA_DIR} yet; run "npm start" first, or set DATA_DIR.`)
  const db = await openDatabase(env)
  try {
    if ((await migrationsMissing(db)).length > 0)
      throw new StartError('The database is older than this version; start the shop once, which brings it up to date.')
    const log = createLog(env.LOG_LEVEL === 'silent' ? 'silent' : 'error', process.stderr)
    return await performer(openDesk(depsOf(env, db), log))(args)
  } finally {
    await db.close()
  }
}

const run = async (typed: string[]) => {
  const args = typed.filter((word) => word !== '--json')
  if (['help', '--help', '-h', undefined].includes(args[0])) return console.log(helpText(commands))
  prepare(args)
  const env = readEnv()
  const answer = (await askShop(controlPath(env.DATA_DIR), args)) ?? (await performHere(env, args))
  if (!answer.ok) throw new StaffError(answer.message)
  console.log(typed.includes('--json') ? json(answer.data) : answer.text)
  if (answer.isBad) process.exitCode = 1
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(sentenceOf(error) ?? error)
  process.exitCode = 1
})
