import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { App } from './apps.ts'
import { freePorts } from './ports.ts'
import { openStack } from './stack.ts'

const serve = `
  const { createServer } = require('node:http')
  const server = createServer((_, response) => response.end()).listen(Number(process.env.PORT))
  console.log('open')
  process.on('SIGTERM', () => { console.log('closed ' + process.hrtime.bigint()); server.close(() => process.exit()) })
`

let logs: string
let ports: Awaited<ReturnType<typeof freePorts>>
beforeEach(async () => {
  logs = mkdtempSync(join(tmpdir(), 'partgate-logs-'))
  ports = await freePorts()
  onTestFinished(() => rmSync(logs, { recursive: true }))
})

const app = (name: App['name'], script = serve): App => ({
  name,
  args: ['-e', script],
  devArgs: [],
  env: { PORT: String(ports[name]) },
  ready: `http://127.0.0.1:${ports[name]}/`,
  readyWithinMs: 20_000,
})

const closedAt = (name: string) =>
  BigInt(readFileSync(join(logs, `${name}.log`), 'utf8').match(/closed (\d+)/)?.[1] ?? 0)

describe('the stack', () => {
  it('opens app after app and closes in reverse order', async () => {
    const ready: string[] = []
    const onReady = ({ name }: App) => void ready.push(name)
    const stack = await openStack([app('shop-api'), app('gateway'), app('web')], { logs, onReady })
    expect(ready).toEqual(['shop-api', 'gateway', 'web'])
    await stack.close()
    expect(closedAt('web')).toBeGreaterThan(0n)
    expect(closedAt('gateway')).toBeGreaterThan(closedAt('web'))
    expect(closedAt('shop-api')).toBeGreaterThan(closedAt('gateway'))
  })

  it('prints the last lines of an app that does not start, and closes the others', async () => {
    const mute = vi.spyOn(console, 'error').mockReturnValue()
    onTestFinished(() => mute.mockRestore())
    const refuses = app('gateway', `console.error('The disk is full.'); process.exitCode = 3`)
    await expect(openStack([app('shop-api'), refuses], { logs })).rejects.toThrow(
      'gateway could not start (exit code 3):\n  The disk is full.',
    )
    expect(closedAt('shop-api')).toBeGreaterThan(0n)
  })

  it('runs and closes apps whose log cannot be written, and says so once', async () => {
    const say = vi.spyOn(console, 'error').mockReturnValue()
    onTestFinished(() => say.mockRestore())
    mkdirSync(join(logs, 'shop-api.log'))
    const stack = await openStack([app('shop-api'), app('gateway')], { logs })
    await stack.close()
    expect(say.mock.calls).toEqual([
      [expect.stringMatching(/^The log of shop-api is not written: EISDIR.*shop-api\.log/)],
    ])
    expect(closedAt('gateway')).toBeGreaterThan(0n)
  })

  it('names the app that ended unexpectedly', async () => {
    const dies = app('shop-api', `${serve}; server.on('request', ({ url }) => url === '/axe' && process.exit(4))`)
    const stack = await openStack([dies], { logs })
    await fetch(`${dies.ready}axe`).catch(() => {})
    await expect(stack.broken).rejects.toThrow('shop-api ended unexpectedly (exit code 4)')
    await stack.close()
  })

  it('opens nothing when a precondition fails', async () => {
    const built = Promise.reject(new Error('No build.'))
    await expect(openStack([app('shop-api')], { logs, after: { 'shop-api': built } })).rejects.toThrow('No build.')
    expect(readdirSync(logs)).toEqual([])
  })
})
