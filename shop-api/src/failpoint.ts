type Contender = () => Promise<void>

const contenders = new Map<string, Contender>()

/** A named point in the middle of an operation, where a test runs a contender or ends the process. No effect otherwise. */
export const failpoint = async (name: string): Promise<void> => contenders.get(name)?.()

export const atFailpoint = (name: string, contender: Contender): (() => void) => {
  contenders.set(name, contender)
  return () => void contenders.delete(name)
}
