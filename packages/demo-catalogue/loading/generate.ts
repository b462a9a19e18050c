import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { PartCounts } from './part-counts.ts'
import type { LoadedTable } from './rows.ts'

/** `parts`: the number of all parts so far. `lines`: of COPY's text format. The last batch has `counts`. */
export type Batch = {
  parts: number
  rows: number
  lines: Partial<Record<LoadedTable, string>>
  counts?: PartCounts
}

/** Generates in a thread of its own while the database stores the previous batches. */
export async function* generateCatalogue(workerData: { parts: number; seed: number }): AsyncGenerator<Batch> {
  const worker = new Worker(new URL('./generator-thread.ts', import.meta.url), { workerData })
  const requestBatch = () => worker.postMessage('next', [])
  try {
    requestBatch()
    requestBatch()
    for await (const [message] of on(worker, 'message', { close: ['exit'] })) {
      const batch: Batch = message
      requestBatch()
      yield batch
      if (batch.counts) return
    }
    throw new Error('The generator ended before the last part.')
  } finally {
    await worker.terminate()
  }
}
