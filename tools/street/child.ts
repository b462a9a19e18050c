import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'

export type Child = {
  name: string
  /** The last lines it wrote, newest last. */
  tail: string[]
  /** When its log holds all that it wrote. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
  stop: () => void
  kill: () => void
}

export type ChildOptions = {
  name: string
  args: string[]
  /** The program; Node with a script as first argument unless said. */
  file?: string
  env: NodeJS.ProcessEnv
  logFile?: string
  onLine?: (line: string, stream: 'stdout' | 'stderr') => void
}

const tailLength = 20

/** A group of its own, so that a Ctrl-C at the terminal reaches only us and we stop the buildings in their order. */
const ownGroup = process.platform !== 'win32'

const signalGroup = (child: ChildProcess, signal: NodeJS.Signals) => {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return
  try {
    if (ownGroup) process.kill(-child.pid, signal)
    else child.kill(signal)
  } catch (error) {
    const isGone = error instanceof Error && 'code' in error && error.code === 'ESRCH'
    if (!isGone) throw error
  }
}

/** Starts a program and keeps the end of what it writes. */
export const startChild = ({ name, file = process.execPath, args, env, logFile, onLine }: ChildOptions): Child => {
  const child = spawn(file, args, { env, detached: ownGroup, stdio: ['ignore', 'pipe', 'pipe'] })
  const log = logFile ? createWriteStream(logFile, { flags: 'a' }) : undefined
  const tail: string[] = []
  for (const stream of ['stdout', 'stderr'] as const) {
    createInterface({ input: child[stream] }).on('line', (line) => {
      tail.push(line)
      if (tail.length > tailLength) tail.shift()
      log?.write(`${line}\n`)
      onLine?.(line, stream)
    })
  }
  const ended: Child['ended'] = new Promise((resolve) => {
    child.once('error', (error) => tail.push(error.message))
    child.once('close', (code, signal) => {
      const tell = () => resolve({ code, signal })
      if (log) log.end(tell)
      else tell()
    })
  })
  return {
    name,
    tail,
    ended,
    stop: () => signalGroup(child, 'SIGTERM'),
    kill: () => signalGroup(child, 'SIGKILL'),
  }
}
