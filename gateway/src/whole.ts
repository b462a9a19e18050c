/** What came in pieces; most often in one, which need not be copied. */
export const whole = (pieces: Buffer[]) => {
  const [first] = pieces
  return first && pieces.length === 1 ? first : Buffer.concat(pieces)
}
