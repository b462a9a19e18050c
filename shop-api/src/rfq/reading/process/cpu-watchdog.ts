import { workerData } from 'node:worker_threads'

const limit: unknown = workerData
const intervalMs = 50

setInterval(() => {
  const allowedMs = limit instanceof Float64Array ? (limit[0] ?? 0) : 0
  const { user, system } = process.cpuUsage()
  if (allowedMs > 0 && (user + system) / 1_000 > allowedMs) process.kill(process.pid, 'SIGKILL')
}, intervalMs)
