import { spawn, spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { inherited } from './env.ts'

const runner = join(import.meta.dirname, 'run.mjs')

let folder: string
const write = (path: string, content: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), content)
}
const readOutput = () => readFileSync(join(folder, 'output'), 'utf8')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'partgate-run-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  write('output', '')
  mkdirSync(join(folder, 'tools'))
  copyFileSync(runner, join(folder, 'tools/run.mjs'))
})

it.skipIf(process.platform === 'win32')('a command whose npm is gone is stopped once', async () => {
  for (const file of ['package-lock.json', 'node_modules/.package-lock.json']) write(file, '{ "packages": {} }')
  write(
    'tools/start.ts',
    `import { appendFileSync } from 'node:fs'
    const report = (line: string) => appendFileSync('output', line + '\\n')
    process.on('SIGTERM', () => {
      report('SIGTERM')
      setTimeout(() => { report('end'); process.exit() }, 1_000)
    })
    setTimeout(process.exit, 60_000)
    report('started')`,
  )
  const start = `require('node:child_process').spawn(process.execPath, ['tools/run.mjs', 'start'], { stdio: 'ignore' })`
  const env = { ...inherited, npm_lifecycle_event: 'start' }
  const npm = spawn(process.execPath, ['-e', start], { cwd: folder, env, stdio: 'ignore' })
  await expect.poll(readOutput).toBe('started\n')
  npm.kill('SIGKILL')
  await expect.poll(readOutput).toContain('end')
  expect(readOutput()).toBe('started\nSIGTERM\nend\n')
})

it('a fresh checkout gets its development dependencies in production too', () => {
  const root = { name: 'fresh', devDependencies: { tool: 'file:tool' } }
  const tool = { name: 'tool', version: '1.0.0' }
  const packages = {
    '': root,
    tool: { ...tool, dev: true },
    'node_modules/tool': { resolved: 'tool', link: true, dev: true },
  }
  write('package.json', JSON.stringify(root))
  write('package-lock.json', JSON.stringify({ name: 'fresh', lockfileVersion: 3, requires: true, packages }))
  write('tool/package.json', JSON.stringify(tool))
  write(
    'tools/start.ts',
    `process.stdout.write(JSON.stringify(await import('tool/package.json', { with: { type: 'json' } })))`,
  )
  const env = { ...inherited, NODE_ENV: 'production' }
  const { stdout } = spawnSync(process.execPath, ['tools/run.mjs', 'start'], { cwd: folder, env, encoding: 'utf8' })
  expect(stdout).toContain('"version":"1.0.0"')
})
