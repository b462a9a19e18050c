import type { Peer } from './peers.ts'
import { ask, press, type Question } from './press.ts'
import { createQuestions, createRestQuestions } from './questions.ts'
import type { Row, ShapeRows } from './rows.ts'
import { isSameResponse } from './same.ts'
import type { Server } from './server.ts'
import { countCalls, takeRequested, type Servers } from './servers.ts'
import type { Shape } from './shapes.ts'

const connections = 32

/** `rest` is a separate stand-in on the core of the measured servers. */
export type Field = {
  servers: Servers
  standIn: Server
  rest: Server
  gateways: { on: Server; off: Server }
  relays: { on: Server; off: Server; bare: Server }
  peers: { peer: Peer; server: Server }[]
  authorization: string
  seconds: number
}

const readFirstResponse = async ({ url }: Server, [question]: Question[]) => {
  if (!question) throw new Error('There is no question.')
  return ask(url, question)
}

const isPeer = async (server: Server, { name, queries }: Peer, questions: Question[], own: string) => {
  const said = await readFirstResponse(server, questions).catch((error: Error) => error.message)
  if (isSameResponse(own, said, queries !== undefined)) return true
  console.log(`${name} responds differently from Partgate and is not measured: ${said.slice(0, 300)}`)
  return false
}

const callsForEach = async ({ gateways, standIn }: Field, questions: Question[]) => {
  const calls: Record<string, string[]> = {}
  for (const question of questions) {
    await takeRequested(standIn)
    await ask(gateways.off.url, question)
    calls[question.body ?? ''] = await takeRequested(standIn)
  }
  return calls
}

export const measureShape = async (shape: Shape, field: Field): Promise<ShapeRows> => {
  const { servers, standIn, rest, gateways, relays, peers, authorization, seconds } = field
  const questions = createQuestions(shape, authorization)
  const measure = async (
    server: Server,
    name: string,
    toSend = questions,
    callsSoFar = () => countCalls(standIn),
  ): Promise<Row> => ({
    ...(await press({ server, questions: toSend, connections, seconds, callsSoFar })),
    server: name,
  })

  const own = await readFirstResponse(gateways.off, questions)
  const bare = await servers.bare(own)
  const sameCalls = await servers.sameCalls(standIn, own, await callsForEach(field, questions))
  const rows: ShapeRows = {
    name: shape.name,
    rest: await measure(rest, 'REST, one call', createRestQuestions(shape, authorization), async () => 0),
    bare: await measure(bare, 'bare node:http, same bytes'),
    sameCalls: await measure(sameCalls, 'the same calls, parsed; same bytes'),
    cached: await measure(gateways.on, 'Partgate, public cache on'),
    uncached: await measure(gateways.off, 'Partgate, public cache off'),
    bareRelayed: await measure(relays.bare, 'the first through node:http and undici alone'),
    relayedCached: await measure(relays.on, 'the first through the storefront'),
    relayedUncached: await measure(relays.off, 'the second through the storefront'),
    peers: [],
  }
  for (const { peer, server } of peers) {
    const peerQuestions = createQuestions(shape, authorization, peer.queries?.[shape.name])
    if (await isPeer(server, peer, peerQuestions, own)) rows.peers.push(await measure(server, peer.name, peerQuestions))
  }
  await Promise.all([bare.stop(), sameCalls.stop()])
  return rows
}
