import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

export const solveWork = async (work: string): Promise<string> => {
  const challenge: Challenge = JSON.parse(work)
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('The proof of work has no solution')
  return JSON.stringify({ challenge, solution })
}
