import { lstatSync, mkdirSync, rmSync } from 'node:fs'
import { createServer, type Server, type Socket } from 'node:net'
import { dirname } from 'node:path'
import { parseJson } from '@partgate/schema/json.ts'
import { StartError } from '../start-error.ts'
import { isListening } from './control-client.ts'
import { sharedParent } from './control-path.ts'
import { type CommandResponse, firstLine, request } from './protocol.ts'

const maxRequestBytes = 65_536
const idleMs = 10_000
const isWindows = process.platform === 'win32'

const makeFolder = (path: string) => {
  const parent = sharedParent(path)
  mkdirSync(parent ?? dirname(path), { recursive: true, mode: 0o700 })
  if (!parent) return
  const { uid, mode } = lstatSync(parent)
  const isOurs = uid === process.getuid?.() && (mode & 0o170077) === 0o040000
  if (!isOurs) throw new StartError(`${parent} must belong to this user alone.`)
}

const listen = (server: Server, path: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    // The file is created during this call, so the umask must already exclude other users.
    const before = isWindows ? 0 : process.umask(0o177)
    try {
      server.listen(path, () => resolve())
    } finally {
      if (!isWindows) process.umask(before)
    }
  })

const isInUse = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

/** Replaces the socket of a killed shop, but not one that responds. */
const listenAlone = async (server: Server, path: string) => {
  try {
    await listen(server, path)
  } catch (error) {
    if (!isInUse(error) || isWindows) throw error
    if (await isListening(path)) throw new StartError(`Another shop listens on ${path}.`, { cause: error })
    rmSync(path, { force: true })
    await listen(server, path)
  }
}

/** Only this user can open the socket. `close` waits for running commands. */
export const openControl = async (path: string, perform: (args: string[]) => Promise<CommandResponse>) => {
  const idle = new Set<Socket>()
  const underWay = new Set<Promise<void>>()

  const serve = async (socket: Socket) => {
    idle.add(socket)
    const line = await firstLine(socket, maxRequestBytes)
    idle.delete(socket)
    if (line === null) return
    socket.setTimeout(0)
    const parsed = request.safeParse(parseJson(line))
    const response: CommandResponse = parsed.success
      ? await perform(parsed.data.args)
      : { ok: false, message: 'The shop could not read the command.' }
    if (socket.destroyed) return
    await new Promise<void>((resolve) => {
      socket.once('close', () => resolve())
      socket.setTimeout(idleMs)
      socket.end(`${JSON.stringify(response)}\n`)
    })
  }

  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    socket.setTimeout(idleMs, () => socket.destroy())
    const served = serve(socket)
      .catch(() => void socket.destroy())
      .finally(() => underWay.delete(served))
    underWay.add(served)
  })
  makeFolder(path)
  await listenAlone(server, path)
  server.on('error', () => undefined)

  return {
    close: async () => {
      server.close()
      for (const socket of idle) socket.destroy()
      await Promise.all(underWay)
    },
  }
}
