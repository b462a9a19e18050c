import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { PartCounts } from './part-counts.ts'
import type { LoadedTable } from './rows.ts'

/** `parts`: the number of all parts so far. `rows`: of this batch. `lines`: of each table, in COPY's text format. Only the last batch has `counts`. */
export type Batch = {
  parts: number
  rows: number
  lines: Partial<Record<LoadedTable, string>>
  counts?: PartCounts
}

/** Generates the next two batches in a thread of its own while the caller stores a batch. The caller stops at the last one. */
export async function* generateCatalogue(workerData: { parts: number; seed: number }): AsyncGenerator<Batch> {
  const worker = new Worker(new URL('./generator-thread.ts', import.meta.url), { workerData })
  const requestBatch = () => worker.postMessage('next', [])
  try {
    requestBatch()
    requestBatch()
    for await (const [message] of on(worker, 'message', { close: ['exit'] })) {
      requestBatch()
      yield message
    }
  } finally {
    await worker.terminate()
  }
}
