import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Building } from './buildings.ts'
import { freePorts } from './ports.ts'
import { openStreet } from './street.ts'

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

const building = (name: Building['name'], script = serve): Building => ({
  name,
  args: ['-e', script],
  devArgs: [],
  env: { PORT: String(ports[name]) },
  ready: `http://127.0.0.1:${ports[name]}/`,
  readyWithinMs: 20_000,
})

const closedAt = (name: string) =>
  BigInt(readFileSync(join(logs, `${name}.log`), 'utf8').match(/closed (\d+)/)?.[1] ?? 0)

describe('the street', () => {
  it('opens building after building and closes in reverse order', async () => {
    const ready: string[] = []
    const onReady = ({ name }: Building) => void ready.push(name)
    const street = await openStreet([building('shop-api'), building('gateway'), building('web')], { logs, onReady })
    expect(ready).toEqual(['shop-api', 'gateway', 'web'])
    await street.close()
    expect(closedAt('web')).toBeGreaterThan(0n)
    expect(closedAt('gateway')).toBeGreaterThan(closedAt('web'))
    expect(closedAt('shop-api')).toBeGreaterThan(closedAt('gateway'))
  })

  it('says the last words of a building that does not start, and closes the others', async () => {
    const mute = vi.spyOn(console, 'error').mockReturnValue()
    onTestFinished(() => mute.mockRestore())
    const refuses = building('gateway', `console.error('The cellar is flooded.'); process.exitCode = 3`)
    await expect(openStreet([building('shop-api'), refuses], { logs })).rejects.toThrow(
      'gateway could not start (exit code 3):\n  The cellar is flooded.',
    )
    expect(closedAt('shop-api')).toBeGreaterThan(0n)
  })

  it('says which building has ended by itself', async () => {
    const dies = building('shop-api', `${serve}; server.on('request', ({ url }) => url === '/axe' && process.exit(4))`)
    const street = await openStreet([dies], { logs })
    await fetch(`${dies.ready}axe`).catch(() => {})
    await expect(street.broken).rejects.toThrow('shop-api has ended by itself (exit code 4)')
    await street.close()
  })

  it('opens nothing when what it waits for fails', async () => {
    const built = Promise.reject(new Error('No bricks.'))
    await expect(openStreet([building('shop-api')], { logs, after: { 'shop-api': built } })).rejects.toThrow(
      'No bricks.',
    )
  })
})
