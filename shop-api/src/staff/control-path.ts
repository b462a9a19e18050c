import { createHash } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What fits into the address of a Unix domain socket everywhere. */
const maxBytes = 100

const realPath = (folder: string) => {
  try {
    return realpathSync(folder)
  } catch {
    return folder
  }
}

/** Where the shop of a data folder listens for the sales team: a socket in the folder, one below /tmp where that path would
 * be too long, a named pipe on Windows. */
export const controlPath = (dataDir: string, platform: NodeJS.Platform = process.platform): string => {
  const id = createHash('sha256').update(realPath(dataDir)).digest('hex').slice(0, 16)
  if (platform === 'win32') return `\\\\.\\pipe\\partgate-${id}`
  const path = join(dataDir, 'control.sock')
  return Buffer.byteLength(path) <= maxBytes ? path : `/tmp/partgate-${id}/control.sock`
}

/** The folder that has to be the shop's alone, since anybody may write beside it; null where the socket is in the data
 * folder. */
export const sharedParent = (path: string): string | null => (path.startsWith('/tmp/partgate-') ? dirname(path) : null)
