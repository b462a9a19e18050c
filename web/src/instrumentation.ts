/** A bad setting stops the server at its start, not at the first visitor. */
export const register = async () => {
  if (process.env.NEXT_RUNTIME === 'nodejs') await import('./env.ts')
}
