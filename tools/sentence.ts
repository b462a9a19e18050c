/** The message alone tells the reader what to do. */
export class Sentence extends Error {}

export const exitWithSentence = (error: unknown): never => {
  console.error(error instanceof Sentence ? error.message : error)
  process.exit(1)
}
