import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

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
    server: { deps: { inline: ['next-intl', 'use-intl'] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // One worker a core: left to itself, Vitest keeps one core for itself.
          maxWorkers: '100%',
          include: ['{schema,gateway,shop-api,web,tools,locales}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/.next/**', 'tools/check/planted.test.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'planted', include: ['tools/check/planted.test.ts'], testTimeout: 60_000 },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          globalSetup: 'tests/contract/setup.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'races',
          include: ['tests/races/**/*.race.ts'],
          globalSetup: 'tests/races/setup.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Each file has two shops and a pool of connections for each.
          fileParallelism: false,
        },
      },
    ],
  },
})
