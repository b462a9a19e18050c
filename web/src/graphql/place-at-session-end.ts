import { storedText } from '#ui/stored-text.ts'

const stored = storedText('placeAtSessionEnd')

export const storePlace = stored.write

/** Read once. Scripts and extensions can write there too, so callers validate it. */
export const takePlace = (): string | null => {
  const place = stored.read()
  stored.write(null)
  return place
}

export const hasSessionEnded = () => stored.read() !== null
