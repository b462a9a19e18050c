import { parentPort, workerData } from 'node:worker_threads'
import { generateParts, planCatalogue } from '../engine/plan.ts'
import { allSeries } from '../series/all.ts'
import { attributeIds } from '../words/words.ts'
import type { Batch } from './generate.ts'
import { countParts } from './part-counts.ts'
import { lineWriter } from './rows.ts'

const batchParts = 10_000

const { parts, seed } = workerData

function* generateBatches(): Generator<Batch> {
  const shares = planCatalogue(allSeries, parts, seed)
  const writer = lineWriter(shares, seed)
  const counter = countParts()
  for (const part of generateParts(shares)) {
    writer.add(part)
    counter.add(part)
    if (part.id % batchParts === 0) yield { parts: part.id, ...writer.take() }
  }
  yield { parts, ...writer.take() }
  const values = [...writer.valueLines((key) => attributeIds.get(key) ?? 0)]
  yield { parts, rows: values.length, lines: { attribute_values: values.join('') }, counts: counter.counts() }
}

const batches = generateBatches()
parentPort?.on('message', () => {
  const { value } = batches.next()
  if (value) parentPort?.postMessage(value, [])
})
