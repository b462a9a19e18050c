import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findBinary } from './find-binary.ts'
import { inherited, root } from './env.ts'
import { hashInputs, runIfChanged } from './freshness.ts'
import { runOrThrow } from './run.ts'

type Options = { signal?: AbortSignal; say?: (progress: string) => void }

const sdl = 'schema/graphql/*.graphql'

export const codegenArgs = [findBinary('@graphql-codegen/cli', 'graphql-codegen'), '--config', join(root, 'codegen.ts')]

export const generateTypes = ({ signal, say }: Options = {}) =>
  runIfChanged(
    {
      root,
      inputs: [sdl, 'web/src/**/*.graphql', 'web/codegen/*.ts', 'codegen.ts', 'package-lock.json'],
      stamp: 'web/src/graphql/generated/inputs.stamp',
      outputs: ['gateway/src/generated/resolvers.ts', 'schema/schema.graphql', 'schema/trusted-documents.json'],
    },
    () => {
      say?.('generating …')
      return runOrThrow({ name: 'Code generation', args: codegenArgs, env: inherited, signal })
    },
  )

export const buildWeb = ({ signal, say }: Options = {}) =>
  runIfChanged(
    {
      root,
      inputs: ['web/**', 'packages/package-drawings/**', 'schema/**', 'locales/*', 'package-lock.json'],
      stamp: 'web/.next/inputs.stamp',
      outputs: ['web/.next/BUILD_ID'],
    },
    () => {
      say?.('building …')
      const args = [findBinary('next'), 'build', join(root, 'web')]
      const env = { ...inherited, NODE_ENV: 'production' }
      return runOrThrow({ name: 'The build of the storefront', args, env, signal })
    },
  )

export const seedArgs = (parts?: number) => [
  join(root, 'packages', 'demo-catalogue', 'seed.ts'),
  ...(parts ? ['--parts', String(parts)] : []),
]

/** The stamp saves opening the embedded database only to check it. */
export const seedOnce = async (dataDir: string, { signal, say, parts }: Options & { parts?: number }) => {
  const stamp = join(dataDir, 'seeded.stamp')
  const content = await hashInputs(root, ['packages/demo-catalogue/{content,sample,taxonomy}/**'])
  const written = await readFile(stamp, 'utf8').catch(() => '')
  if (!inherited.DATABASE_URL && existsSync(join(dataDir, 'db')) && written === content) return false
  say?.('filling …')
  await mkdir(dataDir, { recursive: true })
  const env = { ...inherited, DATA_DIR: dataDir, NODE_ENV: 'production' }
  await runOrThrow({ name: 'Seeding', args: seedArgs(parts), env, signal, onLine: say })
  if (!inherited.DATABASE_URL) await writeFile(stamp, content)
  return true
}
