/** An invalid setting stops the server at its start. */
export const register = async () => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  await import('./env.ts')
  const { recordPeerAddresses } = await import('./security/peer-address.ts')
  recordPeerAddresses()
}
