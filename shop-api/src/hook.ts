type Rival = () => Promise<void>

const rivals = new Map<string, Rival>()

/** A named point in the middle of a rule, where a test lets a rival run or the process die. Does nothing otherwise. */
export const hook = async (name: string): Promise<void> => rivals.get(name)?.()

/** For tests only: what happens at a point, until it is taken off. */
export const atHook = (name: string, rival: Rival): (() => void) => {
  rivals.set(name, rival)
  return () => void rivals.delete(name)
}
