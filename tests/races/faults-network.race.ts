import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { expect, inject, it } from 'vitest'
import { DatabaseUnavailable } from '../../shop-api/src/db/database.ts'
import { openPostgresql } from '../../shop-api/src/db/postgresql.ts'

/** While silent, the proxy accepts connections and never sends a byte. */
const openProxy = async (url: string) => {
  const { hostname, port } = new URL(url)
  const ends = new Set<Socket>()
  let isSilent = false
  const proxy = createServer((near) => {
    const keep = (socket: Socket) => {
      ends.add(socket)
      socket.on('error', () => undefined).on('close', () => ends.delete(socket))
      return socket
    }
    keep(near)
    if (isSilent) return void near.resume()
    const far = keep(connect(Number(port || 5432), hostname))
    near.pipe(far).pipe(near)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const cut = () => ends.forEach((socket) => socket.destroy())
  const near = new URL(url)
  near.hostname = '127.0.0.1'
  near.port = String((proxy.address() as AddressInfo).port)
  return {
    url: near.href,
    fallSilent: () => {
      isSilent = true
      cut()
    },
    speakAgain: () => {
      isSilent = false
    },
    close: () => {
      proxy.close()
      cut()
    },
  }
}

it('requests to a silent server time out, and the server is found again', async () => {
  const proxy = await openProxy(inject('postgres').url)
  const db = await openPostgresql(proxy.url)
  try {
    proxy.fallSilent()
    const requests = Array.from({ length: 40 }, (_, i) =>
      i % 2 ? db.query('select 1') : db.tx((tx) => tx.query('select 1')),
    )
    for (const outcome of await Promise.allSettled(requests)) {
      expect(outcome).toMatchObject({ reason: expect.any(DatabaseUnavailable) })
    }
    proxy.speakAgain()
    expect(await db.query<{ one: number }>('select 1 as one')).toEqual([{ one: 1 }])
  } finally {
    await db.close()
    proxy.close()
  }
})
