import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { root } from './env.ts'

const manifest = z.object({ bin: z.union([z.string(), z.record(z.string(), z.string())]) })

/** This Node runs the script, because the shims in .bin need a shell on Windows. */
export const findBinary = (packageName: string, command = packageName): string => {
  const folder = join(root, 'node_modules', packageName)
  const { bin } = manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
  const script = typeof bin === 'string' ? bin : bin[command]
  if (!script) throw new Error(`The package ${packageName} has no command ${command}.`)
  return join(folder, script)
}
