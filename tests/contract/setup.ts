import type { TestProject } from 'vitest/node'
import { openFreshStack } from '../../tools/test/fresh-stack.ts'

declare module 'vitest' {
  interface ProvidedContext {
    shop: { address: string; dataDir: string }
  }
}

/** One shop serves all test files, which run one after another. */
export default async (project: TestProject) => {
  const { addresses, dataDir, close } = await openFreshStack(['shop-api'])
  project.provide('shop', { address: addresses['shop-api'], dataDir })
  return close
}
