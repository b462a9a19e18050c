/** An invalid setting stops the server at its start. */
export const register = async () => {
  if (process.env.NEXT_RUNTIME === 'nodejs') await import('./env.ts')
}
