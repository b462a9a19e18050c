/** Most bodies arrive in one chunk, which needs no copy. */
export const joinBuffers = (pieces: Buffer[]) => {
  const [first] = pieces
  return first && pieces.length === 1 ? first : Buffer.concat(pieces)
}
