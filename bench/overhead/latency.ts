import { ms, printTable } from '../table.ts'
import { pressInTurns } from './press.ts'
import { createQuestions, createRestQuestions } from './questions.ts'
import type { Server } from './server.ts'
import type { Servers } from './servers.ts'
import type { Shape } from './shapes.ts'

const delayMs = 5
const connections = 8
/** These calls depend on one another; all others start at once. */
const hopsIn: Record<string, number> = { 'list of 20': 2 }

export type AddedLatency = { shape: string; msPerHop: number }
type Measuring = { servers: Servers; standIn: Server; shapes: Shape[]; authorization: string }

export const measureLatency = async (measuring: Measuring): Promise<AddedLatency[]> => {
  const { servers, standIn, shapes, authorization } = measuring
  const slow = await servers.standIn(1, standIn.url, delayMs)
  const gateway = await servers.gateway(slow, 'off')
  const rows: string[][] = []
  const added: AddedLatency[] = []
  for (const shape of shapes) {
    const hops = hopsIn[shape.name] ?? 1
    const [rest, ours] = await pressInTurns([
      { server: slow, questions: createRestQuestions(shape, authorization), connections },
      { server: gateway, questions: createQuestions(shape, authorization), connections },
    ])
    if (!rest || !ours) throw new Error(`${shape.name}: a server was not measured.`)
    const msPerHop = (ours.pressed.p50Ms - hops * rest.pressed.p50Ms) / hops
    added.push({ shape: shape.name, msPerHop })
    rows.push([
      shape.name,
      ms(rest.pressed.p50Ms),
      `${hops}`,
      ms(ours.pressed.p50Ms),
      ms(ours.pressed.p99Ms),
      `${msPerHop.toFixed(2)} ms`,
    ])
  }
  printTable(
    `Latency with a shop that takes ${delayMs} ms (${connections} connections, public cache off)`,
    ['question', 'one REST call p50', 'hops', 'Partgate p50', 'Partgate p99', 'added per hop'],
    rows,
  )
  return added
}
