/** The message alone tells the reader what to do. */
export class UserFacingError extends Error {}

export const exitWithError = (error: unknown): never => {
  console.error(error instanceof UserFacingError ? error.message : error)
  process.exit(1)
}
