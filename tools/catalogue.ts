import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './env.ts'
import { runIfChanged } from './freshness.ts'
import { seedOnce } from './prepare.ts'

/** The folder is created again when the sources of the shop or of the demo change. */
export const prepareSeededFolder = async (name: string, parts: number, signal?: AbortSignal) => {
  const folder = join('node_modules', '.cache', 'partgate', name)
  const dataDir = join(root, folder)
  await runIfChanged(
    {
      root,
      inputs: [
        'shop-api/src/**',
        'packages/{demo-catalogue,paypal-simulator}/**',
        'schema/**/*.ts',
        'package-lock.json',
      ],
      stamp: join(folder, 'inputs.stamp'),
      outputs: [],
    },
    async () => {
      await rm(dataDir, { recursive: true, force: true })
      await mkdir(dataDir, { recursive: true })
      await seedOnce(dataDir, { parts, signal })
    },
  )
  return dataDir
}
