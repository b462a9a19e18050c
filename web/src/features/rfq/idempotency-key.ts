import { randomName } from '#ui/random-name.ts'

export { randomName }

/** The same request gets the same key, however often it is sent. */
export const createIdempotencyKeys = () => {
  let last = { words: '', key: '' }
  return (request: object) => {
    const words = JSON.stringify({ ...request, captchaToken: null })
    if (words !== last.words) last = { words, key: randomName(20).slice(0, 64) }
    return last.key
  }
}
