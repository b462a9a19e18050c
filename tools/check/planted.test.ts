import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { findBinary } from '../find-binary.ts'
import { root } from '../env.ts'
import { findViolations } from './boundaries.ts'
import { findComposeFaults } from './compose.ts'
import { plant, removePlanted, run } from './plant.ts'

const faults: [rule: string, path: string, text: string, sentence: string][] = [
  ['web imports shop-api', 'web/src/ui/a.ts', "import '../../../shop-api/src/app.ts'", 'not shop-api'],
  ['gateway imports web by package name', 'gateway/src/a.ts', "export * from '@partgate/web/src/a.ts'", 'not web'],
  ['shop-api imports the tools', 'shop-api/src/a.ts', "await import('../../tools/env.ts')", 'not tools'],
  ['schema imports an app', 'schema/a.ts', "import type { A } from '../gateway/src/a.ts'", 'only itself'],
  [
    'the shop imports the demo',
    'shop-api/src/a.ts',
    "import '@partgate/demo-catalogue/content/pages.ts'",
    'not demo-catalogue',
  ],
  [
    'the storefront imports the simulator',
    'web/src/a.ts',
    "import '@partgate/paypal-simulator/start.ts'",
    'only itself',
  ],
  [
    'the simulator knows the shop',
    'packages/paypal-simulator/a.ts',
    "import '@partgate/shop-api/src/env.ts'",
    'not shop-api',
  ],
  [
    'the drawings know the storefront',
    'packages/package-drawings/plans/a.ts',
    "import '../../../web/src/ui/classes.ts'",
    'not web',
  ],
  ['the demo imports the gateway', 'packages/demo-catalogue/a.ts', "import '../../gateway/src/a.ts'", 'not gateway'],
  [
    'a domain bypasses the public files of another',
    'web/src/features/cart/line.tsx',
    "import { price } from '#features/catalogue/price.ts'",
    'catalogue only through its index.ts',
  ],
  [
    'ui knows a domain',
    'web/src/ui/a.tsx',
    "import { Cart } from '#features/cart/index.ts'",
    'ui/ may import no domain',
  ],
  ['upstream knows a domain', 'gateway/src/upstream/a.ts', "import '#site/index.ts'", 'upstream/ may import no domain'],
  ['the environment is read outside env.ts', 'gateway/src/a.ts', 'console.log(process.env.PORT)', 'only env.ts reads'],
  ['the environment is imported', 'gateway/src/a.ts', "import { env } from 'node:process'", 'only env.ts reads'],
  ['a margin is physical', 'web/src/ui/a.module.css', '.a { color: red; margin-left: 4px }', 'margin-left'],
  ['a text is aligned left', 'web/src/ui/a.module.css', '.a {\n  text-align: left;\n}', 'text-align'],
  ['a padding differs left and right', 'web/src/ui/a.module.css', '.a { padding: 0 1px 0 2px }', 'padding'],
  ['a margin of a package is physical', 'packages/a/b.css', '.a { margin-left: 4px }', 'margin-left'],
  ['a font size is off the scale', 'web/src/ui/a.module.css', '.a { font-size: 15px }', 'use var(--text-'],
  ['a font sets its own size', 'web/src/ui/a.module.css', '.a { font: 600 1.2em/1.4 var(--sans) }', 'use var(--text-'],
  ['a breakpoint is new', 'web/src/ui/a.module.css', '@media (max-width: 700px) { .a { margin: 0 } }', '700px is no'],
  [
    'a form sets its own limit',
    'web/src/ui/a.tsx',
    'export const A = () => <input maxLength={200} />',
    'schema/limits.ts',
  ],
  ['a file is too long', 'web/src/ui/a.ts', 'export {}\n'.repeat(251), '251 lines'],
  ['a name has a retired word', 'gateway/src/a.ts', 'export const keptAnswers = 1', 'the name keptAnswers says "kept"'],
  ['a text that is a name has a retired word', 'web/src/ui/a.ts', "export const a = 'notKept'", 'says "kept"'],
  ['a name has an inflected retired word', 'web/src/ui/a.ts', 'export const unkept = 1', 'the name unkept says'],
  ['a name is British', 'web/src/ui/a.ts', 'export const toNormalisedText = 1', 'write: normalized'],
  ['a comment is British', 'web/src/ui/a.ts', '/** The neighbour. */', 'write: neighbor'],
  ['a file name is British', 'packages/a/lens-colour.ts', 'export {}', 'write: color'],
  ['a comment has a retired word', 'web/src/ui/a.tsx', '/** Nobody reads it. */', 'a comment says "nobody"'],
  ['a comment of a style sheet has a retired word', 'packages/a/b.css', '.a { /* Room */ }', 'a comment says "room"'],
  ['a file name has a retired word', 'shop-api/src/db/told-peer.ts', 'export {}', 'the file name says "told"'],
  ['a function has no verb', 'web/src/ui/a.ts', 'export const cartOf = () => 1', 'the function cartOf has no verb'],
  ['a declared function has no verb', 'tests/a.ts', 'function itemsOf() {}', 'the function itemsOf has no verb'],
  ['a method has no verb', 'gateway/src/a.ts', 'export const a = { priceOf: () => 1 }', 'priceOf has no verb'],
  ['a method of a type has no verb', 'bench/a.ts', 'export type A = { sizeOf(): 1 }', 'sizeOf has no verb'],
  [
    'an English message has a retired word',
    'locales/en.json',
    '{ "ladder": "No \\"shelf\\" is open" }',
    'a message says "shelf"',
  ],
]

describe('the boundary rules', () => {
  it.each(faults)('find that %s', (_, path, text, sentence) => {
    expect(findViolations([{ path, text }]).map((violation) => violation.sentence)).toEqual([
      expect.stringContaining(sentence),
    ])
  })

  it('accept correct sources', () => {
    const sources = [
      {
        path: 'web/src/features/cart/a.tsx',
        text: "import '#features/catalogue/index.ts'\nimport '@partgate/schema/locales.ts'",
      },
      { path: 'web/src/app/[locale]/page.tsx', text: "import '#features/cart/a.tsx'\nconst x = process.env.NODE_ENV" },
      { path: 'gateway/src/env.ts', text: 'export const x = process.env' },
      { path: 'web/src/ui/icon.tsx', text: "import '@partgate/package-drawings/category-icon.tsx'" },
      { path: 'bench/a.ts', text: 'const linesOf = new Map(), isValueOf = () => 1, anyOf = () => linesOf' },
      { path: 'shop-api/src/main.ts', text: "import '@partgate/paypal-simulator/start.ts'" },
      {
        path: 'web/src/ui/a.tsx',
        text: "export const A = () => <p aria-labelledby='kept' /> // A promise to store a catalogue of sources is precise.",
      },
      {
        path: 'packages/demo-catalogue/seed.ts',
        text: "import '@partgate/shop-api/src/env.ts'\nimport './series/all.ts'",
      },
      {
        path: 'web/src/ui/a.css',
        text: `.left { margin: 0 auto; inset-inline-start: 0; text-align: start } /* left: 0; */
          @media (min-width: 861px) { .a { font: 600 var(--text-l)/1.4 var(--sans) } }`,
      },
    ]
    expect(findViolations(sources)).toEqual([])
  })
})

afterAll(removePlanted)

describe('the boundary tool', () => {
  const tool = join(import.meta.dirname, 'boundaries.ts')

  it('ends with 1 and names file, line and rule', () => {
    const folder = plant({ 'schema/a.ts': "\nimport '../web/src/b.ts'\n" })
    spawnSync('git', ['init', '--quiet'], { cwd: folder })
    const { status, output } = run(folder, tool, folder)
    expect(output).toContain('schema/a.ts:2 schema may import only itself')
    expect(status).toBe(1)
  })

  it('ends with 1 when there is nothing to read', () => {
    const { status, output } = run(tmpdir(), tool, plant({}))
    expect(output).toContain('0 files read')
    expect(status).toBe(1)
  })
})

describe('the linter', () => {
  const lint = (path: string, text: string) =>
    run(
      plant({ [path]: text }, ['.oxlintrc.json', 'tsconfig.json']),
      findBinary('oxlint'),
      '--type-aware',
      '--deny-warnings',
      path,
    )

  it.each([
    ['a promise that is not awaited', 'gateway/a.ts', 'const f = async () => 1\nf()\n', 'no-floating-promises'],
    ['an unused variable', 'gateway/a.ts', 'const f = () => {\n  const a = 1\n}\nf()\n', 'no-unused-vars'],
    ['an any', 'tools/a.ts', 'export const a = (b: any) => b\n', 'no-explicit-any'],
    [
      'a conditional hook',
      'web/src/a.tsx',
      "import { useState } from 'react'\nexport const A = ({ b }: { b: boolean }) => {\n  if (b) useState(1)\n  return null\n}\n",
      'rules-of-hooks',
    ],
    [
      'a picture without alternative text',
      'web/src/a.tsx',
      'export const A = () => <img src="/a.png" />\n',
      'jsx-a11y',
    ],
  ])('finds %s', (_, path, text, rule) => {
    const { status, output } = lint(path, text)
    expect(output).toContain(rule)
    expect(status).toBe(1)
  })

  it("does not treat the gateway's plugins as hooks", () => {
    const text = 'const useErrors = () => 1\nexport const a = (b: boolean) => (b ? useErrors() : 0)\n'
    expect(lint('gateway/a.ts', text).status).toBe(0)
  })
})

describe('the compiler and the formatter', () => {
  it.each([
    ['tsconfig.json', 'gateway/a.ts'],
    ['packages/package-drawings/tsconfig.json', 'packages/package-drawings/a.tsx'],
    ['web/tsconfig.json', 'web/src/a.tsx'],
  ])('fail by %s on a wrong type', (tsconfig, path) => {
    const folder = plant({ [path]: 'export const a: number = "1"\n' }, ['tsconfig.json', tsconfig])
    const { status, output } = run(folder, findBinary('typescript', 'tsc'), '-p', tsconfig)
    expect(output).toContain('TS2322')
    expect(status).not.toBe(0)
  })

  it.each([
    ['a.ts', 'export const a = "1";\n'],
    ['a.tsx', 'export const A = () => <p  >a</p>\n'],
    ['a.graphql', 'type A {a: Int}\n'],
    ['a.css', '.a{color:red}\n'],
    ['a.json', '{"a":1}\n'],
    ['a.yml', 'a:    1\n'],
    ['a.md', '*  a\n'],
  ])('fail on %s in another format', (file, text) => {
    const folder = plant({ [file]: text }, ['.oxfmtrc.json'])
    const { status, output } = run(folder, findBinary('oxfmt'), '--check', file)
    expect(output).toContain(file)
    expect(status).toBe(1)
  })
})

describe('the compose check', () => {
  const compose = readFileSync(join(root, 'docker-compose.yml'), 'utf8')

  it('finds nothing in the real file', () => {
    expect(findComposeFaults(compose)).toEqual([])
  })

  it.each([
    ['an unknown key', 'restart: unless-stopped', 'restarts: always', 'additional properties'],
    ['a variable without a default', '${MAIL_FROM:-}', '${MAIL_FROM}', '$MAIL_FROM has no default'],
    ['an unknown service', 'depends_on: { gateway:', 'depends_on: { portal:', 'web depends on portal'],
    ['an unknown volume', 'data:/data', 'date:/data', 'mounts date'],
    [
      'another port than in the tools',
      '${GATEWAY_PORT:-4000}',
      '${GATEWAY_PORT:-4001}',
      'gateway does not publish its port 4000',
    ],
  ])('finds %s', (_, right, wrong, sentence) => {
    expect(findComposeFaults(compose.replace(right, wrong)).join('\n')).toContain(sentence)
  })
})
