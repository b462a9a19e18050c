import { connect, createServer, type Socket } from 'node:net'
import { openStackBefore } from './stack-before.ts'

/** A cut refuses new connections and breaks open ones. */
const openProxy = async (target: URL, port: number) => {
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    if (isCut) return void near.destroy()
    const far = connect(Number(target.port), target.hostname)
    for (const [socket, other] of [[near, far] as const, [far, near] as const]) {
      sockets.add(socket)
      socket.on('error', () => other.destroy()).on('close', () => sockets.delete(socket))
    }
    near.pipe(far).pipe(near)
  })
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  const breakAll = () => sockets.forEach((socket) => socket.destroy())
  return {
    cut: () => {
      isCut = true
      breakAll()
    },
    recover: () => {
      isCut = false
    },
    close: () => {
      breakAll()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

export const openCutOffStack = (shopApiUrl: string) => openStackBefore((port) => openProxy(new URL(shopApiUrl), port))
