import { Worker } from 'node:worker_threads'
import { copyStatement, pieces } from './copy-text.ts'
import { type Database, DatabaseUnavailable, type Queryable } from './database.ts'
import type { Job, Outcome } from './pglite-jobs.ts'

type Waiting = { resolve: (rows: unknown[]) => void; reject: (error: Error) => void }

const startWorker = (dataDir: string, snapshotFile?: string) => {
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: { dataDir, snapshotFile } })
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let gone: Error | undefined

  worker.on('message', ({ id, rows, error }: Outcome) => {
    const { resolve, reject } = waiting.get(id) ?? {}
    waiting.delete(id)
    if (error) reject?.(Object.assign(new Error(error.message), { code: error.code }))
    else resolve?.(rows ?? [])
  })
  const end = (cause?: unknown) => {
    gone ??= new DatabaseUnavailable('The embedded database has stopped', { cause })
    for (const { reject } of waiting.values()) reject(gone)
    waiting.clear()
  }
  worker.on('error', end)
  worker.on('exit', () => end())

  const send = (job: Job) =>
    new Promise<unknown[]>((resolve, reject) => {
      if (gone) return reject(gone)
      waiting.set(++lastId, { resolve, reject })
      worker.postMessage({ id: lastId, job }, [])
    })
  return { send, stop: () => worker.terminate() }
}

/** Runs in a thread of its own, so that a long statement never stalls requests. It has one session: transactions run one after another. `snapshotFile` initializes an empty database. */
export const openPglite = async (dataDir: string, snapshotFile?: string): Promise<Database> => {
  const { send, stop } = startWorker(dataDir, snapshotFile)
  const session: Queryable = {
    query: async <R>(text: string, values: readonly unknown[] = [], name?: string) =>
      (await send({ kind: 'query', text, values, name })) as R[],
    exec: async (text) => void (await send({ kind: 'exec', text })),
  }
  try {
    await send({ kind: 'open' })
  } catch (error) {
    await stop()
    throw error
  }

  let lastTransaction: Promise<unknown> = Promise.resolve()
  const tx = <T>(work: (tx: Queryable) => Promise<T>): Promise<T> => {
    const mine = lastTransaction.then(async () => {
      await session.exec('begin')
      try {
        const result = await work(session)
        await session.exec('commit')
        return result
      } catch (error) {
        await session.exec('rollback').catch(() => undefined)
        throw error
      }
    })
    lastTransaction = mine.catch(() => undefined)
    return mine
  }

  return {
    engine: 'embedded',
    query: async (text, values, name) => {
      await lastTransaction
      return session.query(text, values, name)
    },
    exec: async (script) => {
      await lastTransaction
      return session.exec(script)
    },
    tx,
    copyIn: (table, columns, chunks) =>
      tx(async () => {
        const text = copyStatement(table, columns, "'/dev/blob'")
        for await (const lines of pieces(chunks)) await send({ kind: 'copy', text, lines })
      }),
    vacuum: async () => {
      await lastTransaction
      await session.exec('vacuum analyze')
    },
    close: async () => {
      await lastTransaction
      await send({ kind: 'close' })
      await stop()
    },
  }
}
