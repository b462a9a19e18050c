import { seedForTests } from '../../tools/test/fresh-stack.ts'

/** Creates the shared folder before the test files run in parallel. */
export default async () => {
  await seedForTests()
}
