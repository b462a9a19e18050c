import type { Request } from './context.ts'

const mostBytes = 16 * 1024 * 1024

/** Reads what is left of a body that is refused for its size, so that the connection is good for the next request; one that
 * goes on and on is closed. */
export const readOn = async (c: Request): Promise<void> => {
  let left = mostBytes
  try {
    for await (const piece of c.req.raw.body?.values({ preventCancel: true }) ?? []) {
      left -= piece.length
      if (left < 0) break
    }
  } catch {
    left = -1
  }
  if (left < 0) c.header('Connection', 'close')
}
