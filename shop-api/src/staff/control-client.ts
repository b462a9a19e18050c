import { lstatSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { sharedParent } from './control-path.ts'
import { type Answer, answer, firstLine, readJson } from './protocol.ts'
import { StaffError } from './staff-error.ts'

const maxAnswerBytes = 64 * 1024 * 1024
const connectMs = 5_000

/** Below /tmp another user could wait at the same address: only the shop's own user, or root, is believed. */
const isBelievable = (path: string) => {
  const parent = sharedParent(path)
  if (!parent) return true
  const stat = lstatSync(parent, { throwIfNoEntry: false })
  const me = process.getuid?.()
  return !stat || me === 0 || stat.uid === me || stat.uid === 0
}

/** A connection to the shop; null where none listens. */
const open = (path: string): Promise<Socket | null> =>
  new Promise((resolve, reject) => {
    const socket = connect(path)
    socket.setTimeout(connectMs, () => socket.destroy(new StaffError(`The shop does not answer at ${path}.`)))
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

/** Whether somebody listens at `path`. */
export const isAnswered = async (path: string): Promise<boolean> => {
  const socket = await open(path)
  socket?.destroy()
  return socket !== null
}

/** Lets the running shop do a command; null where none runs. */
export const askShop = async (path: string, args: string[]): Promise<Answer | null> => {
  if (!isBelievable(path)) throw new StaffError(`${sharedParent(path)} belongs to another user.`)
  const socket = await open(path)
  if (!socket) return null
  socket.on('error', () => socket.destroy())
  socket.write(`${JSON.stringify({ args })}\n`)
  const line = await firstLine(socket, maxAnswerBytes)
  socket.destroy()
  const parsed = answer.safeParse(readJson(line ?? ''))
  if (parsed.success) return parsed.data
  throw new StaffError('The shop ended before it answered; look whether the command was done.')
}
