import type { TestProject } from 'vitest/node'
import { openTestPostgres } from '../../shop-api/testing/postgres.ts'
import { env } from './env.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { url: string; runId: number; version: number }
    /** `TEST_SEED`. */
    seed: number
  }
}

/** One PostgreSQL serves the run; each test file creates its own database. */
export default async (project: TestProject) => {
  const { url, runId, version, kind, stop } = await openTestPostgres(env.TEST_DATABASE_URL)
  console.log(`Races run on the ${kind} PostgreSQL with TEST_SEED=${env.TEST_SEED}.`)
  project.provide('postgres', { url, runId, version })
  project.provide('seed', env.TEST_SEED)
  return stop
}
