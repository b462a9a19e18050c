import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from './folder-lock.ts'

let folder: string
let holder: ChildProcess | undefined
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
})
afterEach(() => {
  holder?.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

const lockElsewhere = async () => {
  const module = new URL('./folder-lock.ts', import.meta.url).href
  const script = `import { lockFolder } from '${module}'; lockFolder(process.argv[1]); console.log('locked'); setInterval(() => {}, 1e6)`
  holder = spawn(process.execPath, ['--input-type=module', '-e', script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (holder.stdout) await once(holder.stdout, 'data')
  return holder
}

test('a second process on the folder is refused with the pid of the first', async () => {
  const { pid } = await lockElsewhere()
  expect(() => lockFolder(folder)).toThrow(`The data folder ${folder} is in use by process ${pid}`)
})

test('the lock of a process that was killed is taken over', async () => {
  const killed = await lockElsewhere()
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  const unlock = lockFolder(folder)
  expect(readdirSync(folder)).toEqual(['lock'])
  unlock()
  expect(readdirSync(folder)).toEqual([])
})

test('a lock whose pid now belongs to a younger process is taken over', () => {
  writeFileSync(join(folder, 'lock'), `${process.ppid} 1`)
  expect(() => lockFolder(folder)).not.toThrow()
})

test('a lock is never seen without its owner', async () => {
  const state = new Int32Array(new SharedArrayBuffer(8))
  const [ended, empty] = [0, 1]
  const script = `
    const { readFileSync } = require('node:fs')
    const { parentPort, workerData: { path, state } } = require('node:worker_threads')
    parentPort.postMessage('ready')
    while (Atomics.load(state, ${ended}) === 0)
      try {
        if (readFileSync(path, 'utf8') === '') Atomics.add(state, ${empty}, 1)
      } catch {}`
  const reader = new Worker(script, { eval: true, workerData: { path: join(folder, 'lock'), state } })
  await once(reader, 'message')
  for (let locked = 0; locked < 1_000; locked++) lockFolder(folder)()
  Atomics.store(state, ended, 1)
  await once(reader, 'exit')
  expect(state[empty]).toBe(0)
})

test('a half-written lock and an interrupted take-over lock no process out', () => {
  writeFileSync(join(folder, 'lock'), '')
  writeFileSync(join(folder, 'lock.takeover'), '999999999 1')
  lockFolder(folder)()
  expect(readdirSync(folder)).toEqual([])
})
