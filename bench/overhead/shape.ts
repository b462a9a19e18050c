import type { Peer } from './peers.ts'
import { ask, pressInTurns, type Pressing, type Question } from './press.ts'
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

/** In the order in which `measureShape` enters the servers. */
const toShapeRows = (name: string, rows: readonly Row[]): ShapeRows => {
  const [rest, bare, sameCalls, cached, uncached, bareRelayed, relayedCached, relayedUncached, ...peers] = rows
  if (!rest || !bare || !sameCalls || !cached || !uncached || !bareRelayed || !relayedCached || !relayedUncached)
    throw new Error(`${name}: a server was not measured.`)
  return { name, rest, bare, sameCalls, cached, uncached, bareRelayed, relayedCached, relayedUncached, peers }
}

export const measureShape = async (shape: Shape, field: Field): Promise<ShapeRows> => {
  const { servers, standIn, rest, gateways, relays, peers, authorization } = field
  const questions = createQuestions(shape, authorization)
  const entries: (Pressing & { name: string })[] = []
  const enter = (name: string, server: Server, toSend = questions, callsSoFar = () => countCalls(standIn)) =>
    entries.push({ name, server, questions: toSend, connections, callsSoFar })

  const own = await readFirstResponse(gateways.off, questions)
  const bare = await servers.bare(own)
  const sameCalls = await servers.sameCalls(standIn, own, await callsForEach(field, questions))
  enter('REST, one call', rest, createRestQuestions(shape, authorization), async () => 0)
  enter('bare node:http, same bytes', bare)
  enter('the same calls, parsed; same bytes', sameCalls)
  enter('Partgate, public cache on', gateways.on)
  enter('Partgate, public cache off', gateways.off)
  enter('the first through node:http and undici alone', relays.bare)
  enter('the first through the storefront', relays.on)
  enter('the second through the storefront', relays.off)
  for (const { peer, server } of peers) {
    const peerQuestions = createQuestions(shape, authorization, peer.queries?.[shape.name])
    if (await isPeer(server, peer, peerQuestions, own)) enter(peer.name, server, peerQuestions)
  }
  const measured = await pressInTurns(entries)
  await Promise.all([bare.stop(), sameCalls.stop()])
  return toShapeRows(
    shape.name,
    measured.map(({ pressing, pressed }) => ({ ...pressed, server: pressing.name })),
  )
}
