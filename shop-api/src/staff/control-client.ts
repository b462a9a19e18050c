import { lstatSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { parseJson } from '@partgate/schema/json.ts'
import { sharedParent } from './control-path.ts'
import { type CommandResponse, commandResponse, firstLine } from './protocol.ts'
import { StaffError } from './staff-error.ts'

const maxResponseBytes = 64 * 1024 * 1024
const connectMs = 5_000

/** Another user could listen at the same address below /tmp, so only a socket of this user or root is trusted. */
const isBelievable = (path: string) => {
  const parent = sharedParent(path)
  if (!parent) return true
  const stat = lstatSync(parent, { throwIfNoEntry: false })
  const me = process.getuid?.()
  return !stat || me === 0 || stat.uid === me || stat.uid === 0
}

/** Null where no shop is listening. */
const open = (path: string): Promise<Socket | null> =>
  new Promise((resolve, reject) => {
    const socket = connect(path)
    socket.setTimeout(connectMs, () => socket.destroy(new StaffError(`The shop does not respond at ${path}.`)))
    socket.once('connect', () => {
      socket.setTimeout(0)
      resolve(socket)
    })
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED' || error.code === 'ENOTSOCK') resolve(null)
      else if (error.code === 'EACCES' || error.code === 'EPERM')
        reject(new StaffError(`${path} may not be opened by this user; run the command as the user who runs the shop.`))
      else reject(error)
    })
  })

export const isListening = async (path: string): Promise<boolean> => {
  const socket = await open(path)
  socket?.destroy()
  return socket !== null
}

export const requestShop = async (path: string, args: string[]): Promise<CommandResponse | null> => {
  if (!isBelievable(path)) throw new StaffError(`${sharedParent(path)} belongs to another user.`)
  const socket = await open(path)
  if (!socket) return null
  socket.on('error', () => socket.destroy())
  socket.write(`${JSON.stringify({ args })}\n`)
  const line = await firstLine(socket, maxResponseBytes)
  socket.destroy()
  const parsed = commandResponse.safeParse(parseJson(line))
  if (parsed.success) return parsed.data
  throw new StaffError('The shop ended before it responded; check whether the command took effect.')
}
