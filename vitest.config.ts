import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { testScope } from './tools/env.ts'

const unitTests = '{schema,gateway,shop-api,web,packages,tools,locales,bench}/**/*.test.{ts,tsx}'
const notUnitTests = ['**/node_modules/**', '**/.next/**', 'tools/check/planted*.test.ts']

/** Tests that replace modules or globals: each file needs a process of its own. The other files share their modules, which halves the time. */
const isolatedTests = globSync(unitTests, { cwd: import.meta.dirname, exclude: notUnitTests }).filter((path) =>
  /\bvi\.(mock|doMock|stubGlobal|stubEnv)\(/.test(readFileSync(join(import.meta.dirname, path), 'utf8')),
)

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  resolve: {
    alias: [
      { find: 'server-only', replacement: join(import.meta.dirname, 'node_modules/server-only/empty.js') },
      // One graphql for sources and packages alike: Node takes this file, Vite would take index.mjs beside it.
      { find: /^graphql$/, replacement: join(import.meta.dirname, 'node_modules/graphql/index.js') },
    ],
  },
  test: {
    provide: { scope: testScope },
    // No limit that a slow machine misses: a test that hangs is found all the same.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    server: { deps: { inline: ['next-intl', 'use-intl'] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          isolate: false,
          include: [unitTests],
          exclude: [...notUnitTests, ...isolatedTests],
        },
      },
      {
        extends: true,
        test: { name: 'isolated', include: isolatedTests },
      },
      {
        extends: true,
        test: { name: 'planted', include: ['tools/check/planted*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          globalSetup: 'tests/contract/setup.ts',
          // The files share a shop.
          fileParallelism: false,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'races',
          include: ['tests/races/**/*.race.ts'],
          globalSetup: 'tests/races/setup.ts',
          // Each file has two shops and a pool of connections for each.
          fileParallelism: false,
          isolate: false,
        },
      },
    ],
  },
})
