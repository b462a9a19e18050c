import { connect, createServer, type Socket } from 'node:net'
import { openStreetBefore } from './street-before.ts'

/** A wire to a server that can be cut and mended; a cut refuses new connections and breaks old ones. */
const openWire = async (target: URL, port: number) => {
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
    mend: () => {
      isCut = false
    },
    close: () => {
      breakAll()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A gateway and a storefront of their own before the running shop, on a wire that a test can cut. */
export const openCutOffStreet = (shopApiUrl: string) => openStreetBefore((port) => openWire(new URL(shopApiUrl), port))
