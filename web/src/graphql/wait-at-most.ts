/** Null if the request has no response in time. */
export const waitAtMost = async <Response>(maxMs: number, request: Promise<Response>): Promise<Response | null> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), maxMs)
  })
  return Promise.race([request, limit]).finally(() => clearTimeout(timer))
}
