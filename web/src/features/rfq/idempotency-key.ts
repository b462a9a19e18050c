import { randomName } from '#ui/random-name.ts'

/** The same request gets the same key, however often it is sent. */
export const createIdempotencyKeys = () => {
  let last = { content: '', key: '' }
  return (request: object) => {
    const content = JSON.stringify({ ...request, captchaToken: null })
    if (content !== last.content) last = { content, key: randomName(20).slice(0, 64) }
    return last.key
  }
}
