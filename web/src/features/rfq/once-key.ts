/** Letters and digits that nobody else draws; works on pages that came by plain http too. */
export const randomName = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(36)).join('-')

/** The key of what is asked: the same words again are the same request, however often they are sent. */
export const onceKeys = () => {
  let last = { words: '', key: '' }
  return (asked: object) => {
    const words = JSON.stringify({ ...asked, captchaToken: null })
    if (words !== last.words) last = { words, key: randomName(20).slice(0, 64) }
    return last.key
  }
}
