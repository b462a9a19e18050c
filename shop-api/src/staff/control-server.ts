import { lstatSync, mkdirSync, rmSync } from 'node:fs'
import { createServer, type Server, type Socket } from 'node:net'
import { dirname } from 'node:path'
import { StartError } from '../start-error.ts'
import { isAnswered } from './control-client.ts'
import { sharedParent } from './control-path.ts'
import { type Answer, firstLine, readJson, request } from './protocol.ts'

const maxRequestBytes = 65_536
const idleMs = 10_000
const isWindows = process.platform === 'win32'

const makeFolder = (path: string) => {
  const parent = sharedParent(path)
  mkdirSync(parent ?? dirname(path), { recursive: true, mode: 0o700 })
  if (!parent) return
  const { uid, mode } = lstatSync(parent)
  const isOurs = uid === process.getuid?.() && (mode & 0o170077) === 0o040000
  if (!isOurs) throw new StartError(`${parent} is not this user's alone.`)
}

const listen = (server: Server, path: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    // The socket's file is made during this call; nobody else may ever open it.
    const before = isWindows ? 0 : process.umask(0o177)
    try {
      server.listen(path, () => resolve())
    } finally {
      if (!isWindows) process.umask(before)
    }
  })

const isInUse = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

/** Takes the place of a killed shop's socket, but not of one that answers. */
const listenAlone = async (server: Server, path: string) => {
  try {
    await listen(server, path)
  } catch (error) {
    if (!isInUse(error) || isWindows) throw error
    if (await isAnswered(path)) throw new StartError(`Another shop listens on ${path}.`, { cause: error })
    rmSync(path, { force: true })
    await listen(server, path)
  }
}

/** Lets `perform` answer who may open the socket at `path`: this user alone. `close` waits for what is being done. */
export const openControl = async (path: string, perform: (args: string[]) => Promise<Answer>) => {
  const idle = new Set<Socket>()
  const underWay = new Set<Promise<void>>()

  const serve = async (socket: Socket) => {
    idle.add(socket)
    const line = await firstLine(socket, maxRequestBytes)
    idle.delete(socket)
    if (line === null) return
    socket.setTimeout(0)
    const asked = request.safeParse(readJson(line))
    const answer: Answer = asked.success
      ? await perform(asked.data.args)
      : { ok: false, message: 'The shop could not read the command.' }
    await new Promise<void>((resolve) => {
      socket.once('close', () => resolve())
      socket.setTimeout(idleMs)
      socket.end(`${JSON.stringify(answer)}\n`)
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
