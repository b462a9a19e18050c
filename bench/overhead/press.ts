import autocannon from 'autocannon'
import type { Server } from './server.ts'
import { quantile } from '../quantile.ts'

export type Question = { path: string; body?: string; headers?: Record<string, string> }
export type Pressed = { perSecond: number; p50Ms: number; p99Ms: number; cpuMicrosEach: number; callsEach: number }

/** A server is warm when two rounds in a row save less than 5 % of CPU per request. */
const warmUp = { seconds: 2, gain: 0.95, mostRounds: 20 }
/** Short, so that a busy moment of the machine disturbs few rounds of each server. */
const roundSeconds = 2
const rounds = 7

export type Pressing = {
  server: Server
  questions: Question[]
  connections: number
  callsSoFar?: () => Promise<number>
}

const toRequest = ({ path, body, headers = {} }: Question): autocannon.Request => ({
  method: body === undefined ? 'GET' : 'POST',
  path,
  headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
  body,
})

const cannon = (url: string, questions: Question[], connections: number, duration: number) => {
  let clients = 0
  const setupClient = (client: autocannon.Client) => {
    const from = Math.floor((questions.length * clients++) / connections)
    client.setRequests([...questions.slice(from), ...questions.slice(0, from)].map(toRequest))
  }
  const tookMs: number[] = []
  return new Promise<autocannon.Result & { tookMs: number[] }>((resolve, reject) => {
    const instance = autocannon({ url, connections, duration, setupClient }, (error, result) =>
      error ? reject(error) : resolve({ ...result, tookMs }),
    )
    instance.on('response', (_client, _status, _bytes, ms) => tookMs.push(ms))
  })
}

const askOnce = async (url: string, { path, body, headers }: Question) => {
  const json =
    body === undefined ? {} : { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } }
  const response = await fetch(`${url}${path}`, { headers, ...json })
  const text = await response.text()
  if (!response.ok || text.includes('"errors":[{'))
    throw new Error(`${url}${path} responded with ${response.status} ${text.slice(0, 300)}`)
  return text
}

/** The first two requests of a shop may be slow. */
const ask = async (url: string, question: Question) => {
  for (let tries = 1; tries < 20; tries += 1) {
    try {
      return await askOnce(url, question)
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 2_000))
    }
  }
  return askOnce(url, question)
}

const warm = async ({ server, questions, connections }: Pressing) => {
  let best = Infinity
  let still = 0
  for (let round = 0; round < warmUp.mostRounds && still < 2; round += 1) {
    const before = await server.cpuMicros()
    const { requests } = await cannon(server.url, questions, connections, warmUp.seconds)
    const each = ((await server.cpuMicros()) - before) / requests.total
    still = each < best * warmUp.gain ? 0 : still + 1
    best = Math.min(best, each)
  }
}

/** Sends every request once before the load, so that a refusal fails the run. */
const prepare = async (pressing: Pressing) => {
  const { server, questions } = pressing
  for (const question of questions) await ask(server.url, question)
  await warm(pressing)
}

/** One round of load. */
const press = async (pressing: Pressing): Promise<Pressed> => {
  const { server, questions, connections, callsSoFar = async () => 0 } = pressing
  const [cpu, calls] = [await server.cpuMicros(), await callsSoFar()]
  const { requests, tookMs, non2xx, errors, duration } = await cannon(server.url, questions, connections, roundSeconds)
  if (non2xx > 0 || errors > 0) throw new Error(`${server.url}: ${non2xx} refused, ${errors} failed`)
  const responseCount = requests.total
  const sortedMs = tookMs.toSorted((a, b) => a - b)
  return {
    perSecond: responseCount / duration,
    p50Ms: quantile(sortedMs, 0.5),
    p99Ms: quantile(sortedMs, 0.99),
    cpuMicrosEach: ((await server.cpuMicros()) - cpu) / responseCount,
    callsEach: ((await callsSoFar()) - calls) / responseCount,
  }
}

/** The round whose CPU time per request is the median. */
const findMedianRound = (pressed: readonly Pressed[]): Pressed => {
  const sorted = pressed.toSorted((a, b) => a.cpuMicrosEach - b.cpuMicrosEach)
  const median = sorted[Math.floor(sorted.length / 2)]
  if (!median) throw new Error('There is no round.')
  return median
}

/** The servers take turns in short rounds, so that a slow minute of the machine is a slow minute for each of them. */
export const pressInTurns = async <P extends Pressing>(pressings: readonly P[]) => {
  for (const pressing of pressings) await prepare(pressing)
  const turns = pressings.map((pressing) => ({ pressing, rounds: [] as Pressed[] }))
  for (let round = 0; round < rounds; round += 1) for (const turn of turns) turn.rounds.push(await press(turn.pressing))
  return turns.map((turn) => ({ pressing: turn.pressing, pressed: findMedianRound(turn.rounds) }))
}

export { ask }
