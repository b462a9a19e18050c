import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'

export type Child = {
  name: string
  /** The newest line is last. */
  tail: string[]
  /** Resolves when the log is complete. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
  stop: () => void
  kill: () => void
}

export type ChildOptions = {
  name: string
  args: string[]
  /** Defaults to Node, with a script as the first argument. */
  file?: string
  env: NodeJS.ProcessEnv
  logFile?: string
  onLine?: (line: string, stream: 'stdout' | 'stderr') => void
}

const tailLength = 20

/** In a separate process group, Ctrl-C reaches only this process, which then stops the apps in order. */
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

export const startChild = ({ name, file = process.execPath, args, env, logFile, onLine }: ChildOptions): Child => {
  const child = spawn(file, args, { env, detached: ownGroup, stdio: ['ignore', 'pipe', 'pipe'] })
  const log = logFile ? createWriteStream(logFile, { flags: 'a' }) : undefined
  // The failed stream ignores further lines.
  log?.on('error', ({ message }) => console.error(`The log of ${name} is not written: ${message}`))
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
