import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { expect, inject, it } from 'vitest'
import { DatabaseUnavailable } from '../../shop-api/src/db/database.ts'
import { openPostgresql } from '../../shop-api/src/db/postgresql.ts'

/** A way to the server that can fall silent: it takes connections then, and never says a word. */
const openWay = async (url: string) => {
  const { hostname, port } = new URL(url)
  const ends = new Set<Socket>()
  let isSilent = false
  const way = createServer((near) => {
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
  way.listen(0, '127.0.0.1')
  await once(way, 'listening')
  const cut = () => ends.forEach((socket) => socket.destroy())
  const near = new URL(url)
  near.hostname = '127.0.0.1'
  near.port = String((way.address() as AddressInfo).port)
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
      way.close()
      cut()
    },
  }
}

it('G23: a server that answers no more is given up in time by everybody, and found again', async () => {
  const way = await openWay(inject('postgres').url)
  const db = await openPostgresql(way.url)
  try {
    way.fallSilent()
    const asked = Array.from({ length: 40 }, (_, i) =>
      i % 2 ? db.query('select 1') : db.tx((tx) => tx.query('select 1')),
    )
    for (const outcome of await Promise.allSettled(asked)) {
      expect(outcome).toMatchObject({ reason: expect.any(DatabaseUnavailable) })
    }
    way.speakAgain()
    expect(await db.query<{ one: number }>('select 1 as one')).toEqual([{ one: 1 }])
  } finally {
    await db.close()
    way.close()
  }
})
