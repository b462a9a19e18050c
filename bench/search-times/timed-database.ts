import { Client } from 'pg'
import type { Database } from '@partgate/shop-api/src/db/database.ts'
import { sessionSettings, toConnectionOptions } from '@partgate/shop-api/src/db/session.ts'

export type Statement = { text: string; values: readonly unknown[]; ms: number }

/** The server sends the times of parsing, planning and execution to this client, and does not write them to its own log. */
const durationSettings = { log_duration: 'on', client_min_messages: 'log', log_min_messages: 'fatal' }

/** 0 for other messages. */
const parseDuration = (message: string | undefined) => Number(/^duration: ([\d.]+) ms/.exec(message ?? '')?.[1] ?? 0)

/** Runs `query` on a connection of its own and records what the server needs to parse, plan and execute each statement, in ms; the other methods use `db`. `take` returns the statements since the last call; `close` ends that connection only. The user must be a superuser of the server. */
export const openTimedDatabase = async (db: Database, connectionString: string) => {
  const client = new Client({
    connectionString,
    options: toConnectionOptions({ ...sessionSettings, ...durationSettings }),
  })
  let ms = 0
  const statements: Statement[] = []
  client.on('notice', ({ message }) => (ms += parseDuration(message)))
  await client.connect()

  let last: Promise<unknown> = Promise.resolve()
  const queryNow = async (text: string, values: readonly unknown[], name: string | undefined) => {
    ms = 0
    const { rows } = await client.query({ text, values: [...values], ...(name ? { name } : {}) })
    statements.push({ text, values, ms })
    return rows
  }
  const query: Database['query'] = (text, values = [], name) => {
    const rows = last.then(() => queryNow(text, values, name))
    last = rows.catch(() => undefined)
    return rows as Promise<never[]>
  }
  return { db: { ...db, query }, take: () => statements.splice(0), close: () => client.end() }
}
