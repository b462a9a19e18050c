import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inherited } from '../tools/env.ts'
import { runToEnd } from '../tools/run.ts'

/** npm's own script, because Windows cannot start npm.cmd without a shell. */
const npm = () => {
  const script = inherited['npm_execpath']
  return script?.endsWith('.js') ? { args: [script] } : { file: 'npm', args: [] }
}

/** A list of versions is installed once into a temporary folder and then reused; null where npm fails. */
export const installPackages = async (packages: object, sources: string, signal?: AbortSignal) => {
  const manifest = JSON.stringify({ private: true, type: 'module', ...packages })
  const folder = join(tmpdir(), `partgate-peers-${createHash('sha256').update(manifest).digest('hex').slice(0, 16)}`)
  if (!existsSync(folder)) {
    const making = await mkdtemp(join(tmpdir(), 'partgate-peers-making-'))
    await writeFile(join(making, 'package.json'), manifest)
    const { args, ...file } = npm()
    const install = ['install', '--prefix', making, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    try {
      const run = { name: 'npm install', ...file, args: [...args, ...install], env: inherited, signal }
      const { isOk } = await runToEnd(run)
      if (!isOk) return null
      await rename(making, folder)
    } finally {
      await rm(making, { recursive: true, force: true })
    }
  }
  await cp(sources, folder, { recursive: true })
  return folder
}
