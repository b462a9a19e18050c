import { spawnSync } from 'node:child_process'
import { inherited, readSettings } from './env.ts'
import { seedArgs } from './prepare.ts'
import { exitWithError } from './user-facing-error.ts'

try {
  const env = { ...inherited, DATA_DIR: readSettings().dataDir }
  const { status } = spawnSync(process.execPath, [...seedArgs(), ...process.argv.slice(2)], { env, stdio: 'inherit' })
  process.exitCode = status ?? 1
} catch (error) {
  exitWithError(error)
}
