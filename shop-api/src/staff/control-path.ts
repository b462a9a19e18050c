import { createHash } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The length that fits a Unix socket address on every platform. */
const maxBytes = 100

/** Differs from the name inside a data folder, which may itself be below /tmp. */
const sharedPath = /^\/tmp\/partgate-[0-9a-f]{16}\/shop\.sock$/

const realPath = (folder: string) => {
  try {
    return realpathSync(folder)
  } catch {
    return folder
  }
}

/** A socket in the data folder, or below /tmp where that path is too long; a named pipe on Windows. */
export const controlPath = (dataDir: string, platform: NodeJS.Platform = process.platform): string => {
  const id = createHash('sha256').update(realPath(dataDir)).digest('hex').slice(0, 16)
  if (platform === 'win32') return `\\\\.\\pipe\\partgate-${id}`
  const path = join(dataDir, 'control.sock')
  return Buffer.byteLength(path) <= maxBytes ? path : `/tmp/partgate-${id}/shop.sock`
}

/** This folder must belong to the shop alone, because every user may write to its parent; null where the socket is in the data folder. */
export const sharedParent = (path: string): string | null => (sharedPath.test(path) ? dirname(path) : null)
