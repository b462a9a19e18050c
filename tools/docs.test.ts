import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './env.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const found = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, match = '']) => match))

const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root })

describe.each(documents)('%s', (path) => {
  it('links to existing files', () => {
    const links = [...found(read(path), /\]\(([^)#]+)[^)]*\)/g)].filter((link) => !/^https?:/.test(link))
    expect(links.filter((link) => !existsSync(join(root, dirname(path), link)))).toEqual([])
  })

  it('names existing scripts', () => {
    const scripts = Object.keys(JSON.parse(read('package.json')).scripts)
    const named = [...found(read(path), /npm run ([\w:-]+)/g)]
    expect(named.filter((name) => !scripts.includes(name))).toEqual([])
  })

  it('has shell commands that can be pasted', () => {
    const lines = [...found(read(path), /^```sh\n([^]*?)^```/gm)].flatMap((block) => block.split('\n'))
    const isContinued = (at: number) => lines[at - 1]?.endsWith('\\') ?? false
    expect(lines.filter((line, at) => /^[\s'"})\].-]/.test(line) && !isContinued(at))).toEqual([])
  })
})

it('the README lists exactly the settings that the apps read', () => {
  const sources = ['tools/env.ts', 'shop-api/src/env.ts', 'gateway/src/env.ts', 'web/src/env.ts']
  const settings = new Set(sources.flatMap((path) => [...found(read(path), /^ {2,4}([A-Z][A-Z_]+): /gm)]))
  const listed = found(read('README.md'), /^\| `([A-Z][A-Z_]+)`/gm)
  expect([...listed].toSorted()).toEqual([...settings].toSorted())
})
