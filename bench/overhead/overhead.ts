import type { Goods } from '@partgate/schema/shop-api/goods.ts'
import { openCart } from './buyer.ts'
import { measureLatency } from './latency.ts'
import type { Peer } from './peers.ts'
import { printShape, type ShapeRows } from './rows.ts'
import { pinSelf, releaseSelf } from './server.ts'
import { openServers, type Servers } from './servers.ts'
import { type Field, measureShape } from './shape.ts'
import { type Shape, toShapes } from './shapes.ts'
import { printTargets } from './targets.ts'

type Overhead = { shop: string; goods: Goods[]; peers: Peer[]; shape: string }

const openField = async (servers: Servers, peers: Peer[]): Promise<Omit<Field, 'authorization'>> => {
  const standIn = await servers.standIn(1)
  const rest = await servers.standIn(0, standIn.url)
  const gateways = { on: await servers.gateway(standIn, 'on'), off: await servers.gateway(standIn, 'off') }
  const relays = {
    on: await servers.relay(gateways.on),
    off: await servers.relay(gateways.off),
    bare: await servers.relay(gateways.on, 'bare-relay'),
  }
  const running = []
  for (const peer of peers) running.push({ peer, server: await servers.peer(standIn, peer) })
  return { servers, standIn, rest, gateways, relays, peers: running }
}

const measure = async (servers: Servers, shapes: Shape[], { shop, goods, peers }: Overhead) => {
  const authorization = await openCart(shop, goods)
  const field = { ...(await openField(servers, peers)), authorization }
  const measured: ShapeRows[] = []
  for (const shape of shapes) {
    const rows = await measureShape(shape, field)
    printShape(rows)
    measured.push(rows)
  }
  const added = await measureLatency({ ...field, shapes })
  printTargets(measured, added)
}

/** Servers run on one core, load and shop on the other. */
export const benchOverhead = async (overhead: Overhead) => {
  const { shop, goods, peers, shape } = overhead
  const shapes = toShapes(goods).filter(({ name }) => name.startsWith(shape))
  const servers = await openServers(shop, shapes)
  pinSelf(1)
  try {
    if (peers.some(({ queries }) => queries))
      console.log('\nHive Gateway gets requests in its own schema: the same leaves, below the envelope’s `data`.')
    await measure(servers, shapes, overhead)
  } finally {
    releaseSelf()
    await servers.close()
  }
}
