import { seedForTests } from '../../tools/test/fresh-street.ts'

/** Before the test files start side by side, so that they do not all make the same folder. */
export default async () => {
  await seedForTests()
}
