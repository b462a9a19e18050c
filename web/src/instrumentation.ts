/** A bad setting stops the server at its start, not at the first visitor. */
export const register = async () => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  await import('./env.ts')
  const { tellPeers } = await import('./security/told-peer.ts')
  tellPeers()
}
