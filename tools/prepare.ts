import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { binOf } from './bin.ts'
import { inherited, root } from './env.ts'
import { whenChanged } from './freshness.ts'
import { runOrThrow } from './run.ts'

type Options = { signal?: AbortSignal; onLine?: (line: string) => void }

const sdl = 'schema/graphql/*.graphql'

export const codegenArgs = [binOf('@graphql-codegen/cli', 'graphql-codegen'), '--config', join(root, 'codegen.ts')]

/** Types of resolvers, operations and hooks. */
export const generateTypes = ({ signal }: Options = {}) =>
  whenChanged(
    {
      root,
      inputs: [sdl, 'web/src/**/*.graphql', 'codegen.ts', 'package-lock.json'],
      stamp: 'web/src/graphql/generated/inputs.stamp',
      outputs: ['gateway/src/generated/resolvers.ts', 'schema/schema.graphql'],
    },
    () => runOrThrow({ name: 'Code generation', args: codegenArgs, env: inherited, signal }),
  )

/** The storefront, as `next start` serves it. */
export const buildWeb = ({ signal }: Options = {}) =>
  whenChanged(
    {
      root,
      inputs: ['web/**', 'schema/**', 'locales/*.json', 'package-lock.json'],
      stamp: 'web/.next/inputs.stamp',
      outputs: ['web/.next/BUILD_ID'],
    },
    () =>
      runOrThrow({
        name: 'The build of the storefront',
        args: [binOf('next'), 'build', join(root, 'web')],
        env: { ...inherited, NODE_ENV: 'production' },
        signal,
      }),
  )

export const seedArgs = (parts?: number) => [
  join(root, 'shop-api', 'src', 'demo', 'seed.ts'),
  ...(parts ? ['--parts', String(parts)] : []),
]

/** Fills an empty database with the demo catalogue. The stamp spares the embedded one from being opened to look. */
export const seedOnce = async (dataDir: string, { signal, onLine, parts }: Options & { parts?: number }) => {
  const stamp = join(dataDir, 'seeded.stamp')
  const isSeeded = !inherited.DATABASE_URL && existsSync(stamp) && existsSync(join(dataDir, 'db'))
  if (isSeeded) return false
  await mkdir(dataDir, { recursive: true })
  const env = { ...inherited, DATA_DIR: dataDir, NODE_ENV: 'production' }
  await runOrThrow({ name: 'Seeding', args: seedArgs(parts), env, signal, onLine })
  if (!inherited.DATABASE_URL) await writeFile(stamp, new Date().toISOString())
  return true
}
