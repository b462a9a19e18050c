import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { inherited, root, readSettings } from './env.ts'
import { exitWithError } from './user-facing-error.ts'

try {
  const env = { ...inherited, DATA_DIR: readSettings().dataDir }
  const args = [join(root, 'shop-api', 'src', 'staff', 'main.ts'), ...process.argv.slice(2)]
  const { status } = spawnSync(process.execPath, args, { env, stdio: 'inherit' })
  process.exitCode = status ?? 1
} catch (error) {
  exitWithError(error)
}
