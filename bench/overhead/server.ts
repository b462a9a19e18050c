import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { inherited } from '../../tools/env.ts'

const usage = z.object({ user: z.number(), system: z.number() })
const report = fileURLToPath(new URL('cpu-report.ts', import.meta.url))
const canPin = spawnSync('taskset', ['-c', '1', 'true']).status === 0

export type Server = { url: string; cpuMicros: () => Promise<number>; stop: () => Promise<void> }
type Started = {
  name: string
  file: string
  port: number
  core: 0 | 1
  env?: Record<string, string>
  path?: string
  cwd?: string
}

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** Pins this process and its threads to one core, where the system allows it. */
export const pinSelf = (core: 0 | 1) => void spawnSync('taskset', ['-a', '-c', '-p', String(core), String(process.pid)])
export const releaseSelf = () =>
  void spawnSync('taskset', ['-a', '-c', '-p', `0-${cpus().length - 1}`, String(process.pid)])

const waitForResponse = async (url: string, child: ChildProcess) => {
  for (let tries = 0; tries < 300; tries += 1) {
    if (child.exitCode !== null) throw new Error(`${url} ended with ${child.exitCode}`)
    const response = await fetch(url).catch(() => null)
    await response?.arrayBuffer()
    if (response) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} does not respond`)
}

export const startServer = async ({ name, file, port, core, env = {}, path = '/', cwd }: Started): Promise<Server> => {
  const args = ['--import', report, file]
  const [command, given] = canPin
    ? ['taskset', ['-c', String(core), process.execPath, ...args]]
    : [process.execPath, args]
  const log = openSync(join(tmpdir(), `partgate-bench-${name}.log`), 'w')
  const child = spawn(command, given, {
    cwd,
    env: { ...inherited, NODE_ENV: 'production', PORT: String(port), ...env },
    stdio: ['ignore', log, log, 'ipc'],
  })
  running.add(child)
  const url = `http://127.0.0.1:${port}`
  await waitForResponse(`${url}${path}`, child)
  return {
    url,
    cpuMicros: async () => {
      child.send('cpu')
      const [reported] = await once(child, 'message')
      const { user, system } = usage.parse(reported)
      return user + system
    },
    stop: async () => {
      running.delete(child)
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}
