import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../start-error.ts'

/** The start time in clock ticks tells a process from a later one with the same id. Linux only. */
const startTicks = (pid: number): string => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

const livePid = (content: string): number | null => {
  const [pidText = '', ticks = ''] = content.split(' ')
  const pid = Number(pidText)
  return pid > 0 && isRunning(pid) && startTicks(pid) === ticks ? pid : null
}

/** A link, because another process must not see the lock before its content. */
const created = (path: string): boolean => {
  const own = `${path}.${process.pid}`
  writeFileSync(own, `${process.pid} ${startTicks(process.pid)}`)
  try {
    linkSync(own, path)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    unlinkSync(own)
  }
}

const acquire = (path: string, folder: string): void => {
  if (created(path)) return
  const found = read(path)
  const pid = livePid(found)
  if (pid)
    throw new StartError(`The data folder ${folder} is in use by process ${pid}; stop it, or set another DATA_DIR.`)
  // Only the holder of the take-over lock removes a dead lock, so that no process removes the lock of a faster contender.
  const takeOver = `${path}.takeover`
  acquire(takeOver, folder)
  try {
    if (read(path) === found) unlinkSync(path)
  } finally {
    unlinkSync(takeOver)
  }
  acquire(path, folder)
}

/** Locks the data folder or throws with the id of its owner. The embedded database itself would admit two processes and lose rows. */
export const lockFolder = (folder: string): (() => void) => {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'lock')
  acquire(path, folder)
  return () => unlinkSync(path)
}
