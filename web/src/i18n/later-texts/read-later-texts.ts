import { toLocale } from '@partgate/schema/locales.ts'
import { pause } from '#ui/browser/pause.ts'
import { type LaterTexts, laterTextsPath } from './later-texts.ts'

const pausesMs = [500, 2000]

const load = async (path: string) => {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`Status ${response.status}`)
  return response.json()
}

/**
 * The language is that of the address, because a browser that translates pages changes the `lang` of the document. After
 * three failed tries, throws an error with the message of a missing script, so that it is handled in the same way.
 */
export const readLaterTexts = async <Texts extends object>(name: LaterTexts): Promise<Texts> => {
  const path = laterTextsPath(name, toLocale(location.pathname.split('/')[1]).tag)
  for (const ms of pausesMs) {
    const texts: Texts | null = await load(path).catch(() => null)
    if (texts) return texts
    await pause(ms)
  }
  return load(path).catch((cause: unknown) => {
    throw new Error(`Failed to load chunk ${path}`, { cause })
  })
}
